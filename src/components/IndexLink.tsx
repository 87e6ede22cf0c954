import { css } from "@emotion/react";
import { space } from "../theme/space";
import { ButtonLink } from "../ui/Button";

type Props = {
  /** The entries that are shown, and how many there are. */
  list: { readonly nodes: readonly unknown[]; readonly totalCount: number };
  href: string;
  label: string;
};

const link = css`
  margin-top: ${space[6]};
`;

/** The way to the page that lists all entries, where not all are shown. */
export const IndexLink = ({ list, href, label }: Props) =>
  list.totalCount > list.nodes.length ? (
    <ButtonLink href={href} appearance="secondary" css={link}>
      {label}
    </ButtonLink>
  ) : null;
