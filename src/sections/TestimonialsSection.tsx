import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { TestimonialCard } from "../components/TestimonialCard";
import type { Chrome } from "../hooks/useChrome";
import { from } from "../theme/breakpoints";
import { space } from "../theme/space";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";

type Props = {
  home: Queries.TestimonialsSectionFragment;
  testimonials: readonly Queries.TestimonialCardFragment[];
  chrome: Chrome;
};

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, 1fr);
    > :first-of-type {
      grid-area: span 2 / span 2;
    }
  }
`;

/** What customers say, in one, two or three columns; in three, the first speaks up. */
export const TestimonialsSection = ({ home, testimonials, chrome }: Props) => (
  <Band aria-labelledby="testimonials-title">
    <BandHeading
      id="testimonials-title"
      kicker={home.testimonials.kicker}
      title={home.testimonials.title}
      text={home.testimonials.text}
    />
    <ul css={grid}>
      {testimonials.map((testimonial, index) => (
        <li key={testimonial.slug}>
          <TestimonialCard testimonial={testimonial} leads={index === 0} chrome={chrome} />
        </li>
      ))}
    </ul>
  </Band>
);

export const testimonialsSectionFragment = graphql`
  fragment TestimonialsSection on Home {
    testimonials {
      kicker
      title
      text
    }
  }
`;
