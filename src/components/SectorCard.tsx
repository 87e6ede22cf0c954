import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Picture } from "../ui/Picture";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { MoreArrow } from "./MoreArrow";

type Props = { sector: Queries.SectorCardFragment; action: string };

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  height: 100%;
  h3 {
    ${type.title}
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  &:hover img {
    outline: 2px solid ${colors.accent};
  }
  ${phone} {
    gap: ${space[2]};
    > p {
      display: none;
    }
  }
`;

const cover = css`
  ${screenOnly}
  width: 100%;
  aspect-ratio: 3 / 2;
  border-radius: ${radii.card};
  background: ${colors.inkBand};
`;

const link = css`
  margin-top: auto;
  text-decoration: none;
  ${screenOnly}
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

/** One sector: picture, title, summary and link. */
export const SectorCard = ({ sector, action }: Props) => (
  <article css={card}>
    <Picture image={sector.cover.childImageSharp?.gatsbyImageData} alt="" css={cover} />
    <h3>{sector.title}</h3>
    <p>{sector.summary}</p>
    <a href={sector.path} css={link}>
      <MoreArrow>{action}</MoreArrow>
      <VisuallyHidden> {sector.title}</VisuallyHidden>
    </a>
  </article>
);

export const sectorCardFragment = graphql`
  fragment SectorCard on Sector {
    path
    title
    summary
    cover {
      childImageSharp {
        gatsbyImageData(
          width: 480
          aspectRatio: 1.5
          placeholder: NONE
          formats: [AUTO]
          pngOptions: { quality: 10 }
          jpgOptions: { quality: 60 }
          breakpoints: [320, 480, 640, 960]
          sizes: "(min-width: 75rem) 34vw, 43vw"
        )
      }
    }
  }
`;
