import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { Mark } from "./Mark";
import { aside as asideStyle, fills } from "./styles";

type Props = Queries.NotesBlockFragment;

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
  gap: ${space[5]} ${space[6]};
  b {
    display: block;
    margin-bottom: ${space[2]};
    ${type.figure}
    font-size: ${sizes.heading};
  }
  li:only-child b {
    font-size: ${sizes.display};
  }
  strong {
    display: block;
    font-weight: 600;
  }
  s {
    text-decoration: line-through 0.1em ${colors.warm};
  }
`;

/** One line a note, its figure or its words in large, as a file of claims. */
const largeList = css`
  grid-template-columns: minmax(0, 1fr);
  gap: 0;
  border-top: 2px solid ${colors.ink};
  li {
    padding-block: ${space[4]};
    border-bottom: 2px solid ${colors.ink};
    @container (min-width: 34rem) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[6]};
      > :only-child {
        grid-column: 1 / -1;
      }
    }
  }
  strong {
    ${type.heading}
  }
  li:nth-of-type(n) b {
    float: left;
    min-width: 2em;
    margin: 0 ${space[4]} 0 0;
    font-size: ${sizes.display};
    color: ${colors.accent};
    & + strong {
      ${type.title}
    }
  }
`;

const numberedItem = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${space[3]};
`;

const tagStyle = css`
  display: inline-block;
  margin-top: ${space[3]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radii.control};
  ${type.caption}
  font-weight: 600;
`;

/** What has to be said: numbered notes, figures, verdicts, a rule. */
export const NotesBlock = ({ numbered, large, notes }: Props) => {
  const List = numbered ? "ol" : "ul";
  const least = notes.some(({ text }) => text) ? "11rem" : "8rem";
  return (
    <List css={[list, large && largeList]} style={{ "--least": least } as CSSProperties}>
      {notes.map(({ value, title, struck, text, aside, tag, tone }, index) => (
        <li key={index} css={numbered && numberedItem}>
          {numbered && <Mark number={index + 1} />}
          <div>
            {value && <b>{value}</b>}
            {title && <strong>{struck ? <s>{title}</s> : title}</strong>}
            {aside && <p css={asideStyle}>{aside}</p>}
          </div>
          {(text || tag) && (
            <div css={numbered && { gridArea: "1 / 2" }}>
              {text && <p>{text}</p>}
              {tag && (
                <p css={tagStyle} style={fills[tone ?? "bleu"]}>
                  {tag}
                </p>
              )}
            </div>
          )}
        </li>
      ))}
    </List>
  );
};

export const notesBlockFragment = graphql`
  fragment NotesBlock on NotesBlock {
    numbered
    large
    notes {
      value
      title
      struck
      text
      aside
      tag
      tone
    }
  }
`;
