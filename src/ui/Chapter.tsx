import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { headerHeight, space } from "../theme/space";
import { type } from "../theme/typography";
import { Prose } from "./Prose";
import { Heading } from "./Heading";

type Props = {
  title: string;
  /** HTML made from Markdown at build. */
  html: string;
};

const chapter = css`
  padding-block: ${space[6]} ${space[7]};
  border-top: 1px solid ${colors.line};
  &:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[8]};
    padding-top: ${space[7]};
  }
  h2 {
    ${type.heading}
    margin-bottom: ${space[4]};
    /* Stays beside the text while it is read. */
    ${from.desktop} {
      position: sticky;
      top: calc(${headerHeight} + ${space[5]});
      align-self: start;
    }
  }
`;

/** One part of a long text. */
export const Chapter = ({ title, html }: Props) => (
  <section css={chapter}>
    <Heading as="h2" text={title} />
    <Prose html={html} />
  </section>
);
