import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from } from "../theme/breakpoints";
import { palette } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { Band } from "../ui/Band";
import { Chapter } from "../ui/Chapter";
import { Prose } from "../ui/Prose";
import { Heading } from "../ui/Heading";

type Props = {
  sections: readonly Queries.TextPartFragment[];
  figure: Queries.KeyFigureFragment | null;
  quote: string | null;
};

/** On wide screens the left half is orange. */
const halves = css`
  ${from.desktop} {
    background-image: linear-gradient(90deg, ${palette.warmBackground[0]} 50%, transparent 0);
  }
`;

const opening = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[8]};
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  h2 {
    ${type.heading}
    margin-bottom: ${space[4]};
  }
`;

const onOrange = css`
  ${from.desktop} {
    align-self: center;
    color: ${palette.ink[0]};
  }
`;

const figureValue = css`
  ${type.figure}
  font-size: min(2 * ${sizes.display}, 20vw);
  letter-spacing: -0.04em;
`;

const figureLabel = css`
  ${type.heading}
  max-width: 22ch;
  margin-top: ${space[4]};
`;

const figureSource = css`
  max-width: 32em;
  margin-top: ${space[3]};
  a {
    color: inherit;
  }
`;

/** In one column it comes after the text: two titles one below the other compete. */
const large = css`
  ${onOrange}
  ${type.display}
  order: 1;
  ${from.desktop} {
    order: 0;
    font-size: clamp(4rem, 5.4vw, 5.5rem);
  }
`;

/** The text of a page: its first part on blue, beside it on orange the key figure or a large quote, then chapters. */
export const TextSection = ({ sections: [first, ...rest], figure, quote }: Props) => (
  <>
    {first && (
      <Band tone="accent" css={halves}>
        <div css={opening}>
          {figure ? (
            <div css={onOrange}>
              <p css={figureValue}>{figure.value}</p>
              <p css={figureLabel}>{figure.label}</p>
              {figure.source && <Prose html={figure.source} css={figureSource} />}
            </div>
          ) : (
            quote && <Heading as="p" css={large} text={quote} />
          )}
          <div>
            <Heading as="h2" text={first.title} />
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

export const keyFigureFragment = graphql`
  fragment KeyFigure on Figure {
    value
    label
    source
  }
`;
