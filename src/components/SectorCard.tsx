import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from, phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { durations, riseOnScroll } from "../theme/motion";
import { screenOnly } from "../theme/print";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Icon } from "../ui/Icon";
import { Picture } from "../ui/Picture";
import { VisuallyHidden } from "../ui/VisuallyHidden";

type Props = { sector: Queries.SectorCardFragment; action: string };

const card = css`
  ${riseOnScroll}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  height: 100%;
  overflow: clip;
  border: 1px solid ${colors.line};
  border-radius: ${radii.card};
  background: ${colors.surface};
  ${from.tablet} {
    flex-flow: column;
  }
  &:hover,
  &:focus-within {
    border-color: ${colors.accent};
  }
  h3 {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    ${type.title}
    overflow-wrap: anywhere;
    svg {
      flex: none;
      color: ${colors.warm};
    }
  }
`;

/**
 * Above the words; on phones in a strip beside them, so that eight cards are not eight screens, if the text is not
 * too large for that.
 */
const cover = css`
  ${screenOnly}
  width: 100%;
  background: ${colors.inkBand};
  ${phone} {
    flex: 1 1 ${space[9]};
    width: ${space[9]};
    height: auto;
    object-fit: cover;
  }
`;

const words = css`
  display: flex;
  flex: 999 1 13rem;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[5]};
  p {
    color: ${colors.muted};
  }
`;

const link = css`
  align-self: start;
  margin-top: auto;
  ${screenOnly}
  padding: ${space[2]} ${space[4]};
  border: 2px solid currentColor;
  border-radius: ${radii.control};
  font-weight: 600;
  color: ${colors.accent};
  text-decoration: none;
  transition: background-color ${durations.quick}ms;
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  div:hover > & {
    background: ${colors.accentSoft};
  }
`;

/** One sector: cover, icon and title, and a button that leads to its page. */
export const SectorCard = ({ sector, action }: Props) => (
  <article css={card}>
    <Picture image={sector.cover.childImageSharp?.gatsbyImageData} alt="" css={cover} />
    <div css={words}>
      <h3>
        <Icon body={sector.icon.body} />
        {sector.title}
      </h3>
      <p>{sector.summary}</p>
      <a href={sector.path} css={link}>
        {action}
        <VisuallyHidden> {sector.title}</VisuallyHidden>
      </a>
    </div>
  </article>
);

export const sectorCardFragment = graphql`
  fragment SectorCard on Sector {
    path
    title
    summary
    icon {
      body
    }
    cover {
      childImageSharp {
        gatsbyImageData(
          width: 480
          aspectRatio: 1.5
          placeholder: NONE
          formats: [WEBP]
          breakpoints: [320, 480, 720]
          sizes: "(min-width: 75rem) 22vw, (min-width: 48rem) 45vw, 90vw"
        )
      }
    }
  }
`;
