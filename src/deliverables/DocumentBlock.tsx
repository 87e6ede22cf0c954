import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Search } from "lucide-react";
import { colors, darkRoles, palette } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Drawing } from "../ui/Drawing";
import { NoBreakHeading } from "../ui/NoBreakHeading";
import { Mark } from "./Mark";
import { aside as asideStyle, buttonStyle, ends, pictureStyle } from "./styles";

type Props = Queries.DocumentBlockFragment;

const style = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[4]};
  overflow-wrap: anywhere;
  h3 {
    ${type.heading}
    margin: 0;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least, 8rem)), 1fr));
    gap: ${space[4]} ${space[5]};
    line-height: 1.4;
  }
  p:not([class]) > b:not([class]) {
    display: block;
    margin: ${space[2]} 0 0 ${space[5]};
    padding-left: ${space[3]};
    border-left: 3px solid ${colors.warm};
  }
`;

/** A picture as wide as its card, with the title on it. */
const onPicture = `gap: ${space[3]}; > span { margin-inline: calc(-1 * var(--pad)); } h3 { position: absolute; inset: calc(var(--pad) + ${space[7]}) var(--pad) auto; font-size: clamp(1.125rem, 9cqi, 2.25rem);`;

/** Style of each look. */
const looks: Record<string, string> = {
  annonce: `--least: 14rem; h3, strong { color: ${colors.accent}; }`,
  page: `--least: 9rem; h3 { font-size: clamp(1.625rem, 7.5cqi, 3rem); line-height: 1.05; } > p:not([class]) + p:not([class]) { margin-top: calc(-1 * ${space[2]}); } ul { padding-block: ${space[4]}; border-block: 2px solid ${colors.ink}; } li strong { ${type.caption} font-weight: 400; } li span { ${type.body} color: ${colors.ink}; font-weight: 600; } > :first-child { margin: calc(-1 * var(--pad)) calc(-1 * var(--pad)) 0; padding: ${space[3]} var(--pad); background: ${colors.inkBand}; ${darkRoles} }`,
  "page-barree": `justify-content: space-between; h3, s { color: ${colors.muted}; text-decoration: line-through ${colors.warm}; } h3 { ${type.title} } p:not([class]) > b:not([class]) { rotate: -1deg; }`,
  pub: `${onPicture} color: ${palette.ink[0]}; }`,
  "pub-claire": `${onPicture} color: ${palette.paper[0]}; }`,
  reponse: `> p:not([class]) { ${type.lead} text-decoration: underline ${colors.warm}; text-underline-offset: 0.3em; } > :last-child { margin-top: auto; }`,
  /* Its picture is a signature: below the text, before the postscript. */
  lettre: `> span, > p:last-child { order: 1; } > p:last-child { color: inherit; font-size: inherit; } > span { align-self: end; width: 9rem; } p:not([class]) > b:not([class]) { border: 0; text-align: end; }`,
  coupon: `h3 { ${type.title} } li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 ${space[3]}; } li > span { grid-column: 2; } li::before { content: ""; width: 1.25rem; height: 1.25rem; border: 2px solid; }`,
};

const field = css`
  ${ends}
  flex-wrap: nowrap;
  padding: ${space[3]} ${space[5]};
  border: 1px solid ${colors.control};
  border-radius: ${space[5]};
  svg {
    flex: none;
  }
`;

/** Something written: an advertisement, a search result, a web page, a letter, a slip. */
export const DocumentBlock = ({ look, query, label, aside, paragraphs, items, ...rest }: Props) => (
  <div css={[style, css(looks[look])]}>
    {query && (
      <p css={field}>
        {query} <Search size="1.25rem" aria-hidden />
      </p>
    )}
    {label && (
      <p css={[ends, asideStyle]}>
        <b>{label}</b> {aside}
      </p>
    )}
    {rest.picture && <Drawing css={pictureStyle} svg={rest.picture} alt={rest.pictureAlt} />}
    {rest.title && (
      <h3>
        <NoBreakHeading text={rest.title} /> {rest.titleMark && <Mark number={rest.titleMark} />}
      </h3>
    )}
    {paragraphs?.map(({ text, mark, struck, remark }) => (
      <p key={text}>
        {struck ? <s>{text}</s> : text} {mark && <Mark number={mark} />}
        {remark && <b>{remark}</b>}
      </p>
    ))}
    {items && (
      <ul>
        {items.map(({ title, text, mark }) => (
          <li key={title}>
            <strong css={{ display: "block" }}>{title}</strong>
            <span css={asideStyle}>{text}</span> {mark && <Mark number={mark} />}
          </li>
        ))}
      </ul>
    )}
    {rest.action && <p css={buttonStyle}>{rest.action}</p>}
    {rest.note && <p css={asideStyle}>{rest.note}</p>}
  </div>
);

export const documentBlockFragment = graphql`
  fragment DocumentBlock on DocumentBlock {
    look
    query
    label
    aside
    title
    titleMark
    picture
    pictureAlt
    paragraphs {
      text
      mark
      struck
      remark
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
