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

/** The last row is full, whatever the number of cards: the first of two columns, or the second of three, takes the cells that are over. */
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
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :first-of-type,
    > :nth-of-type(2):nth-last-of-type(3n + 1) {
      grid-column: 1 / -1;
    }
    > :nth-of-type(2):nth-last-of-type(3n + 2) {
      grid-column: span 2;
    }
    > :nth-of-type(2) blockquote {
      ${type.lead}
    }
  }
`;

/** What customers say, in one, two or three columns; in three, the first speaks up from edge to edge. */
export const TestimonialsSection = ({ home, testimonials }: Props) => {
  const { sampleMark } = useSharedContent().interface.sector;
  const { title, text, sampleText } = home.testimonials;
  const isSample = testimonials.some(({ sample }) => sample);
  return (
    <Band aria-labelledby="testimonials-title">
      <BandHeading
        id="testimonials-title"
        title={title}
        text={isSample ? sampleText : text}
        mark={isSample && <SampleMark label={sampleMark} />}
      />
      <ul css={grid}>
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.slug}>
            <TestimonialCard testimonial={testimonial} leads={index === 0} />
          </li>
        ))}
      </ul>
    </Band>
  );
};

export const testimonialsSectionFragment = graphql`
  fragment TestimonialsSection on Home {
    testimonials {
      title
      text
      sampleText
    }
  }
`;
