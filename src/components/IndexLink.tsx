import { css } from "@emotion/react";
import { useSharedContent } from "../hooks/useSharedContent";
import { space } from "../theme/space";
import { ButtonLink } from "../ui/Button";

type Props = {
  /** Which entries: the name of their folder in `content/`. */
  of: "services" | "sectors";
};

const link = css`
  margin-top: ${space[6]};
`;

/** Link to the page that lists all entries, when the menu does not show them all. */
export const IndexLink = ({ of }: Props) => {
  const overview = useSharedContent().menus.find(({ id }) => id === of)?.overview;
  if (!overview) return null;
  return (
    <ButtonLink href={overview.path} appearance="secondary" css={link}>
      {overview.title}
    </ButtonLink>
  );
};
