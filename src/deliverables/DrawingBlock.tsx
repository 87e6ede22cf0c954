import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Drawing } from "../ui/Drawing";
import { aside as asideStyle, ends, pictureStyle } from "./styles";

type Props = Queries.DrawingBlockFragment;

const caption = css`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[4]};
  ${type.caption}
  strong {
    ${type.title}
    font-size: 1.125rem;
  }
`;

/** A picture of content/artworks with its caption. */
export const DrawingBlock = ({ picture, alt, title, aside, text, note }: Props) => (
  <>
    <Drawing css={pictureStyle} svg={picture} alt={alt} />
    {title && (
      <div css={caption}>
        <p css={ends}>
          <strong>{title}</strong> <span css={asideStyle}>{aside}</span>
        </p>
        {text && <p>{text}</p>}
        {note && <p css={asideStyle}>{note}</p>}
      </div>
    )}
  </>
);

export const drawingBlockFragment = graphql`
  fragment DrawingBlock on DrawingBlock {
    picture
    alt
    title
    aside
    text
    note
  }
`;
