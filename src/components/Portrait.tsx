import { css } from "@emotion/react";
import { useSharedContent } from "../hooks/useSharedContent";
import { palette } from "../theme/colors";
import { Drawing } from "../ui/Drawing";
import { Picture } from "../ui/Picture";

const place = css`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  object-fit: cover;
`;

/** The agency's mark, as on the poster. */
const withoutPhotograph = css`
  --accent: ${palette.warmGround[0]};
  --warm: ${palette.paper[0]};
  overflow: clip;
  background: ${palette.actionStrong[0]};
  svg {
    width: 100%;
    scale: 0.76;
  }
`;

/** The contact's photograph, which is `content/images/avatars/contact.png`; without one, the agency's mark in its place. */
export const Portrait = ({ className }: { className?: string }) => {
  const { contactPortrait, mark } = useSharedContent();
  const image = contactPortrait?.childImageSharp?.gatsbyImageData;
  return image ? (
    <Picture image={image} alt="" css={place} className={className} />
  ) : (
    <Drawing svg={mark?.svg} css={[place, withoutPhotograph]} className={className} />
  );
};
