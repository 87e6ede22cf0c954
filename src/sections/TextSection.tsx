import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { KeyFigure } from "../components/KeyFigure";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { Chapter } from "../ui/Chapter";
import { Picture } from "../ui/Picture";
import { Prose } from "../ui/Prose";
import { Unbroken } from "../ui/Unbroken";

type Props = {
  sections: readonly Queries.TextPartFragment[];
  figure: Queries.KeyFigureFragment | null;
  cover: Queries.PageCoverFragment;
  coverAlt: string;
};

const opening = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[8]};
  align-items: center;
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  h2 {
    ${type.headline}
    margin-bottom: ${space[5]};
  }
`;

const picture = css`
  width: 100%;
  border: 1px solid ${colors.line};
  border-radius: ${radii.card};
`;

/** The long text of a page: its first part on ink, beside the cover and under the key figure if any; then chapters. */
export const TextSection = ({ sections: [first, ...rest], figure, cover, coverAlt }: Props) => (
  <>
    {first && (
      <Band tone="ink">
        {figure && <KeyFigure figure={figure} />}
        <div css={opening}>
          <Picture image={cover.childImageSharp?.gatsbyImageData} alt={coverAlt} css={picture} />
          <div>
            <h2>
              <Unbroken text={first.title} />
            </h2>
            <Prose html={first.text} />
          </div>
        </div>
      </Band>
    )}
    {rest.length > 0 && (
      <Band tone="tint">
        {rest.map(({ title, text }) => (
          <Chapter key={title} title={title} html={text} />
        ))}
      </Band>
    )}
  </>
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
        sizes: "(min-width: 64rem) 44vw, 90vw"
      )
    }
  }
`;
