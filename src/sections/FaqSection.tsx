import { css } from "@emotion/react";
import { graphql } from "gatsby";
import Plus from "lucide-react/icons/plus";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { durations, ifMotion } from "../theme/motion";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";
import { Prose } from "../ui/Prose";
import { Heading } from "../ui/Heading";

type Props = { title: string; faq: readonly Queries.FaqItemFragment[] };

const layout = css`
  ${from.desktop} {
    display: grid;
    grid-template-columns: 4fr 8fr;
    gap: ${space[7]};
  }
`;

const item = css`
  border-bottom: 1px solid ${colors.line};
  &:first-of-type {
    border-top: 2px solid ${colors.ink};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[4]};
    ${type.title}
    overflow-wrap: anywhere;
    &:hover {
      color: ${colors.accent};
    }
  }
  svg {
    flex: none;
    color: ${colors.accent};
    ${ifMotion} {
      transition: rotate ${durations.quick}ms;
    }
  }
  &[open] svg {
    rotate: 45deg;
  }
  > div {
    padding-bottom: ${space[5]};
  }
  /* On paper every question shows its answer. */
  @media print {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
    svg {
      display: none;
    }
  }
`;

/** Questions that prospects ask, each opening on its answer. */
export const FaqSection = ({ title, faq }: Props) => (
  <Band aria-labelledby="faq-title">
    <div css={layout}>
      <BandHeading id="faq-title" title={title} />
      <div>
        {faq.map(({ question, answer }) => (
          <details key={question} css={item}>
            <summary>
              <Heading as="span" text={question} />
              <Plus size="1.5rem" aria-hidden />
            </summary>
            <Prose html={answer} />
          </details>
        ))}
      </div>
    </div>
  </Band>
);

export const faqItemFragment = graphql`
  fragment FaqItem on Question {
    question
    answer
  }
`;
