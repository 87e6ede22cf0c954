import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Check, Search } from "lucide-react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { Drawing } from "../ui/Drawing";
import { NoBreakHeading } from "../ui/NoBreakHeading";
import { anyLook, looks } from "./documentLooks";
import { aside as asideStyle, buttonStyle, ends, markStyle, pictureStyle } from "./styles";

type Props = Queries.DocumentBlockFragment;

const field = css`
  ${ends}
  flex-wrap: nowrap;
  margin-bottom: ${space[5]};
  padding: ${space[3]} ${space[5]};
  border: 1px solid ${colors.control};
  border-radius: ${space[5]};
  svg {
    flex: none;
  }
`;

/** Something written or drawn: an advertisement, a search result, a web page, a letter, a slip, a plan. */
export const DocumentBlock = ({ look, query, label, aside, paragraphs, items, ...rest }: Props) => (
  <>
    {query && (
      <p css={field}>
        {query} <Search size="1.25rem" aria-hidden />
      </p>
    )}
    <div css={css(anyLook, looks[look])}>
      {label && (
        <p css={[ends, asideStyle]}>
          <b>{label}</b> {aside}
        </p>
      )}
      {rest.picture && <Drawing css={pictureStyle} {...rest.picture} />}
      {rest.title && (
        <h3>
          <NoBreakHeading text={rest.title} />{" "}
          {rest.titleMark && <b css={markStyle}>{rest.titleMark}</b>}
        </h3>
      )}
      {paragraphs?.map(({ text, mark, struck, checked, remark }) => (
        <p key={text} style={checked ? { display: "flex", gap: space[3] } : undefined}>
          {checked && <Check aria-hidden />} {struck ? <s>{text}</s> : text}{" "}
          {mark && <b css={markStyle}>{mark}</b>}
          {remark && <b>{remark}</b>}
        </p>
      ))}
      {items && (
        <ul>
          {items.map(({ title, text, mark }) => (
            <li key={title}>
              <strong css={{ display: "block" }}>{title}</strong>
              <span css={asideStyle}>{text}</span> {mark && <b css={markStyle}>{mark}</b>}
            </li>
          ))}
        </ul>
      )}
      {(rest.action || rest.note) && (
        <div>
          {rest.action && <p css={buttonStyle}>{rest.action}</p>}
          {rest.note && <p css={asideStyle}>{rest.note}</p>}
        </div>
      )}
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
    picture {
      svg
      alt
    }
    paragraphs {
      text
      mark
      struck
      checked
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
