import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from, phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Picture } from "../ui/Picture";
import { MoreArrow } from "./MoreArrow";

type Props = {
  service: Queries.ServiceCardFragment;
  action: string;
  /** Whether it spans two columns. */
  isWide: boolean;
};

const card = css`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  align-content: start;
  gap: ${space[4]};
  height: 100%;
  padding-block: ${space[5]};
  /* Shows in forced colours. */
  border-top: 1px solid transparent;
  &:hover,
  &:focus-within {
    h3 {
      color: ${colors.accent};
    }
  }
  h3 {
    ${type.title}
    margin-bottom: ${space[2]};
  }
  ${from.desktop} {
    grid: subgrid / minmax(0, 1fr);
    grid-row: 1 / -1;
  }
  /* Alone on its row, in two columns. */
  @container (min-width: 42rem) {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    column-gap: ${space[5]};
    img {
      grid-row: 1 / -1;
    }
  }
  ${phone} {
    padding: 0 0 ${space[4]};
    border-radius: ${radii.card};
    overflow: clip;
    > div {
      padding-inline: ${space[4]};
    }
    background: ${colors.surface};
  }
`;

/** Its picture is as high as those beside it. */
const wide = css`
  ${from.laptop} {
    img {
      aspect-ratio: auto;
      height: 0;
      min-height: 100%;
    }
    p {
      ${type.lead}
      text-wrap: balance;
    }
  }
`;

const cover = css`
  ${screenOnly}
  width: 100%;
  aspect-ratio: 3 / 2;
  border-radius: ${radii.card};
  object-fit: cover;
  ${from.desktop} {
    /* Firefox sizes the rows of a subgrid by the loaded file. */
    contain: size;
  }
  ${from.laptop} {
    aspect-ratio: 1;
  }
  ${phone} {
    aspect-ratio: 4 / 3;
    border-radius: 0;
  }
`;

/** The title's link covers the whole card. */
const link = css`
  text-decoration: none;
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

/** One service: picture, title, short description and link. */
export const ServiceCard = ({ service, action, isWide }: Props) => (
  <article css={[card, isWide && wide]}>
    <Picture image={service.cover.childImageSharp?.gatsbyImageData} alt="" css={cover} />
    <div>
      <h3>
        <a href={service.path} css={link}>
          {service.title}
        </a>
      </h3>
      <p>{service.summary}</p>
    </div>
    <div aria-hidden="true">
      <MoreArrow>{action}</MoreArrow>
    </div>
  </article>
);

export const serviceCardFragment = graphql`
  fragment ServiceCard on Service {
    path
    group
    title
    summary
    cover {
      childImageSharp {
        gatsbyImageData(
          width: 400
          aspectRatio: 1.5
          placeholder: NONE
          formats: [AUTO]
          pngOptions: { quality: 10 }
          jpgOptions: { quality: 60 }
          breakpoints: [400, 560, 720]
          sizes: "(min-width: 75rem) 40rem, (min-width: 48rem) 45vw, 52vw"
        )
      }
    }
  }
`;
