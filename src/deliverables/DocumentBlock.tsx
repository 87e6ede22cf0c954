import { css } from "@emotion/react";
import { graphql } from "gatsby";
import Check from "lucide-react/icons/check";
import Search from "lucide-react/icons/search";
import { colors, palette } from "../theme/colors";
import { outlinedInPrint } from "../theme/print";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Drawing } from "../ui/Drawing";
import { Heading } from "../ui/Heading";
import { Caption } from "./Caption";
import { aside, buttonStyle, fieldStyle, markStyle, pictureStyle, reading, stack } from "./styles";

type Props = Queries.DocumentBlockFragment;

const style = `
  ${stack}
  gap: ${space[4]};
  ${reading}
  overflow-wrap: anywhere;
  h3 { ${type.heading} margin: 0; }
  ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr)); }
  ul { --least: 14rem; gap: ${space[3]} ${space[5]}; margin-top: ${space[2]}; line-height: 1.4; }
  p svg { flex: none; color: ${colors.accent}; }
  i { display: block; margin: ${space[2]} 0 0 ${space[5]}; padding-left: ${space[3]}; }
  i { border-left: 3px solid ${colors.warm}; font-style: normal; font-weight: 600; }
`;

const looks: Record<string, string> = {
  annonce: `
    @container deliverable (min-width: 56rem) { margin-bottom: ${space[5]}; }
    padding-left: ${space[5]};
    border-left: 4px solid ${colors.accent};
    h3 { font-size: clamp(1.625rem, 5.4cqi, 2.75rem); }
    h3, strong { color: ${colors.accent}; }
    li { padding-top: ${space[3]}; border-top: 1px solid ${colors.line}; }
  `,
  page: `
    > :first-child { margin: calc(-1 * var(--pad)) calc(-1 * var(--pad)) ${space[3]}; }
    > :first-child { padding: ${space[3]} var(--pad); background: ${palette.ink[0]}; color: ${palette.paper[0]}; }
    > :first-child { ${outlinedInPrint} }
    h3 { font-size: clamp(1.75rem, 7.5cqi, 3.25rem); line-height: 1.05; text-wrap: pretty; }
    ul { --least: 10rem; margin-bottom: ${space[2]}; padding-block: ${space[4]}; border-block: 2px solid ${colors.ink}; }
    li strong { ${type.caption} font-weight: 400; }
    li span { ${type.body} color: ${colors.ink}; font-weight: 600; }
  `,
  barree: `justify-content: space-between; h3, s { color: ${colors.muted}; text-decoration: line-through ${colors.warm}; }`,
  reponse: `
    > p:not([class]) { font-size: clamp(1.125rem, 4.4cqi, 1.5rem); }
    > p:not([class]) { text-decoration: underline ${colors.warm}; text-underline-offset: 0.3em; }
    li { padding-top: ${space[3]}; border-top: 1px solid ${colors.line}; }
  `,
  lettre: `
    > span { align-self: end; width: 10rem; }
    > p:has(+ span) { align-self: end; font-weight: 600; text-align: end; }
    > span + p { color: inherit; font-size: inherit; }
  `,
  coupon: `
    h3, strong { ${type.title} }
    ul { --least: 6.5rem; }
    li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space[1]} ${space[3]}; align-content: start; }
    li > span { grid-column: 2; }
    li::before { content: ""; width: 1.5rem; height: 1.5rem; border: 2px solid; background: ${colors.surface}; }
  `,
};

/** Something written: an advertisement, an answer, a web page, a letter with its signature, a coupon. */
export const DocumentBlock = ({ look, title, titleMark, paragraphs, items, ...rest }: Props) => (
  <>
    {rest.query && (
      <p css={fieldStyle}>
        {rest.query} <Search size="1.25rem" style={{ flex: "none" }} aria-hidden />
      </p>
    )}
    <div css={css(style, looks[look])}>
      <Caption label={rest.label} aside={rest.aside} />
      {title && (
        <Heading as="h3" text={title}>
          {" "}
          {titleMark && <b css={markStyle}>{titleMark}</b>}
        </Heading>
      )}
      {paragraphs?.map(({ text, mark, struck, checked, remark }) => (
        <p key={text} style={checked ? { display: "flex", gap: space[3] } : undefined}>
          {checked && <Check aria-hidden />} {struck ? <s>{text}</s> : text}{" "}
          {mark && <b css={markStyle}>{mark}</b>}
          {remark && <i>{remark}</i>}
        </p>
      ))}
      {rest.signature && <Drawing css={pictureStyle} {...rest.signature} />}
      {items && (
        <ul>
          {items.map(({ title: name, text, mark }) => (
            <li key={name}>
              <strong css={{ display: "block" }}>{name}</strong>
              <span css={aside}>{text}</span> {mark && <b css={markStyle}>{mark}</b>}
            </li>
          ))}
        </ul>
      )}
      {rest.action && <p css={buttonStyle}>{rest.action}</p>}
      {rest.note && <p css={aside}>{rest.note}</p>}
    </div>
  </>
);

export const documentBlockFragment = graphql`
  fragment DocumentBlock on DocumentBlock {
    look
    query
    label
    aside
    title
    titleMark
    paragraphs {
      text
      mark
      struck
      checked
      remark
    }
    signature {
      svg
      alt
    }
    items {
      title
      text
      mark
    }
    action
    note
  }
`;
