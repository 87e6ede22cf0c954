import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors, palette } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Drawing } from "../ui/Drawing";
import { Heading } from "../ui/Heading";
import { Caption } from "./Caption";
import { aside as asideStyle, buttonStyle, pictureStyle, reading, stack } from "./styles";

type Props = Queries.PictureBlockFragment;

const style = css`
  ${stack}
  gap: ${space[3]};
  ${reading}
`;

/** A drawing and its caption below. */
const captioned = css`
  gap: ${space[2]};
  > span {
    margin-bottom: ${space[3]};
  }
  b {
    ${type.title}
    font-size: 1.125rem;
    color: ${colors.ink};
  }
`;

/** An advertisement: its drawing is as wide as the block, with the title on it. */
const advertisement = css`
  > span {
    margin-inline: calc(-1 * var(--pad));
  }
  h3 {
    ${type.heading}
    position: absolute;
    inset: calc(var(--pad) + ${space[7]}) var(--pad) auto;
    margin: 0;
    font-size: clamp(1.125rem, 9cqi, 2.25rem);
  }
`;

/** A drawing with its caption; with a title on it, an advertisement. */
export const PictureBlock = ({ svg, alt, title, light, label, aside, ...rest }: Props) => (
  <div css={[style, title ? advertisement : captioned]}>
    {title && <Caption label={label} aside={aside} />}
    <Drawing css={pictureStyle} svg={svg} alt={alt} />
    {!title && <Caption label={label} aside={aside} />}
    {title && (
      <Heading as="h3" style={{ color: (light ? palette.paper : palette.ink)[0] }} text={title} />
    )}
    {rest.text && <p>{rest.text}</p>}
    {rest.action && <p css={buttonStyle}>{rest.action}</p>}
    {rest.note && <p css={asideStyle}>{rest.note}</p>}
  </div>
);

export const pictureBlockFragment = graphql`
  fragment PictureBlock on PictureBlock {
    svg
    alt
    title
    light
    label
    aside
    text
    action
    note
  }
`;
