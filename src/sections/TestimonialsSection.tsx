import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { TestimonialCard } from "../components/TestimonialCard";
import { from } from "../theme/breakpoints";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { SampleMark } from "../components/SampleMark";
import { useSharedContent } from "../hooks/useSharedContent";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";

type Props = {
  home: Queries.TestimonialsSectionFragment;
  testimonials: readonly Queries.TestimonialCardFragment[];
};

/** The last row is full, whatever the number of cards: the first takes as many cells as that needs, or a row of its own. */
const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[7]};
  margin-bottom: ${space[4]};
  ${from.tablet} {
    row-gap: ${space[5]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-bottom: ${space[6]};
    > :first-of-type:nth-last-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  ${from.laptop} {
    display: flex;
    flex-wrap: wrap;
    > * {
      flex: 1 1 40%;
    }
    > :not(:first-of-type):nth-last-of-type(n + 4) blockquote {
      ${type.lead}
    }
    > :nth-last-of-type(-n + 3) {
      flex-basis: 28%;
    }
    > :first-of-type {
      flex-basis: 100%;
    }
  }
`;

/** What customers say, in one or two columns; on wide screens the first in the large, the last three in a row. */
export const TestimonialsSection = ({ home, testimonials }: Props) => {
  const { sampleMark } = useSharedContent().interface.sector;
  return (
    <Band aria-labelledby="testimonials-title">
      <BandHeading
        id="testimonials-title"
        title={home.testimonials.title}
        text={home.testimonials.text}
        shape="stacked"
      />
      <ul css={grid}>
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.slug}>
            <TestimonialCard testimonial={testimonial} leads={index === 0} />
          </li>
        ))}
      </ul>
      {testimonials.some(({ sample }) => sample) && <SampleMark label={sampleMark} />}
    </Band>
  );
};

export const testimonialsSectionFragment = graphql`
  fragment TestimonialsSection on Home {
    testimonials {
      title
      text
    }
  }
`;
