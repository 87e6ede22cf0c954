import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { KeyFigure } from "../components/KeyFigure";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { Band } from "../ui/Band";
import { Chapter } from "../ui/Chapter";
import { Picture } from "../ui/Picture";

type Props = {
  sections: readonly Queries.TextPartFragment[];
  figure: Queries.KeyFigureFragment | null;
  cover: Queries.PageCoverFragment;
  coverAlt: string;
};

const picture = css`
  width: 100%;
  height: auto;
  margin-bottom: ${space[5]};
  border: 1px solid ${colors.line};
  border-radius: ${radii.card};
  background: ${colors.inkBand};
`;

/** The long text of a page in chapters; its key figure opens it, its cover stands beside the first. */
export const TextSection = ({ sections, figure, cover, coverAlt }: Props) => (
  <Band tone="tint">
    {figure && <KeyFigure figure={figure} />}
    {sections.map(({ title, text }, index) => (
      <Chapter key={title} title={title} html={text}>
        {index === 0 && (
          <Picture image={cover.childImageSharp?.gatsbyImageData} alt={coverAlt} css={picture} />
        )}
      </Chapter>
    ))}
  </Band>
);

export const textPartFragment = graphql`
  fragment TextPart on TextSection {
    title
    text
  }
`;

export const pageCoverFragment = graphql`
  fragment PageCover on File {
    childImageSharp {
      gatsbyImageData(
        width: 560
        placeholder: NONE
        formats: [WEBP]
        breakpoints: [360, 560, 700, 840]
        sizes: "(min-width: 64rem) 30vw, 90vw"
      )
    }
  }
`;
