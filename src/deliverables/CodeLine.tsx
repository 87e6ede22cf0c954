import { css } from "@emotion/react";
import { colors } from "../theme/colors";

type Props = { line: Queries.CitedPageFragment["code"][number] };

const tag = css`
  color: ${colors.accent};
`;

const attribute = css`
  color: ${colors.warm};
`;

const Element = ({ element, attributes, text }: Props["line"]) => (
  <code>
    <span css={tag}>{`<${element}`}</span>
    {attributes && <span css={attribute}> {attributes}</span>}
    <span css={tag}>{">"}</span>
    {text}
    <span css={tag}>{`</${element}>`}</span>
  </code>
);

const Datum = ({ property, text }: Props["line"]) => (
  <code>
    <span css={attribute}>{JSON.stringify(property ?? "")}</span>
    {`: ${JSON.stringify(text ?? "")}`}
  </code>
);

/** A line of a page's markup, or of its structured data. */
export const CodeLine = ({ line }: Props) =>
  line.element ? <Element {...line} /> : <Datum {...line} />;
