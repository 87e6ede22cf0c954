import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { aside as asideStyle, fills, markStyle } from "./styles";

type Props = Queries.NotesBlockFragment;

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
  gap: ${space[5]};
  &:is(ul) li:not(:only-child) {
    padding-top: ${space[4]};
    border-top: 2px solid ${colors.ink};
  }
  li {
    container-type: inline-size;
  }
  b {
    display: block;
    margin-bottom: ${space[2]};
    ${type.figure}
    font-size: clamp(1.25rem, min(20cqi, 190cqi / var(--length)), 5rem);
  }
  strong {
    display: block;
    &:first-child {
      ${type.title}
    }
  }
  s {
    text-decoration: line-through 0.1em ${colors.warm};
  }
`;

/** One line a note, its figure or its words in large, as a file of claims. */
const largeList = css`
  grid-template-columns: minmax(0, 1fr);
  gap: 0;
  &:is(ul) li:not(:only-child) {
    padding-block: ${space[5]};
    box-shadow: 0 2px ${colors.ink};
  }
  li:has(> * + *) {
    @container (min-width: 34rem) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[6]};
    }
  }
  strong:first-child {
    ${type.heading}
  }
  b {
    float: left;
    min-width: 2.2em;
    margin: 0 ${space[4]} 0 0;
    font-size: clamp(2.5rem, 16cqi, 5rem);
    overflow-wrap: anywhere;
    color: ${colors.accent};
    & + strong {
      ${type.title}
      overflow-wrap: normal;
    }
  }
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
  const least = numbered ? "100%" : notes.some(({ text }) => text) ? "11rem" : "8rem";
  return (
    <List css={[list, large && largeList]} style={{ "--least": least } as CSSProperties}>
      {notes.map(({ value, title, struck, text, aside, tag, tone }, index) => (
        <li key={index} css={numbered && { display: "flex", gap: space[3] }}>
          {numbered && <b css={markStyle}>{index + 1}</b>}
          {(value || title) && (
            <div>
              {value && <b style={{ "--length": value.length } as CSSProperties}>{value}</b>}
              {title && <strong>{struck ? <s>{title}</s> : title}</strong>}
            </div>
          )}
          {(text || aside || tag) && (
            <div>
              {text && <p>{text}</p>}
              {aside && <p css={asideStyle}>{aside}</p>}
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
