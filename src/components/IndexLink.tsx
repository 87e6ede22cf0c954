import { css } from "@emotion/react";
import type { MenuLink } from "../hooks/useMenuLinks";
import { space } from "../theme/space";
import { ButtonLink } from "../ui/Button";

type Props = { to?: MenuLink };

const link = css`
  margin-top: ${space[6]};
`;

/** The way to the page that lists all entries, where not all are shown. */
export const IndexLink = ({ to }: Props) =>
  to && (
    <ButtonLink href={to.path} appearance="secondary" css={link}>
      {to.title}
    </ButtonLink>
  );
