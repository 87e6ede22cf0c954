import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { TestimonialCard } from "../components/TestimonialCard";
import { from } from "../theme/breakpoints";
import { actionRoles, palette } from "../theme/colors";
import { filledRows } from "../theme/filledRows";
import { SampleMark } from "../components/SampleMark";
import { useSharedContent } from "../hooks/useSharedContent";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";

type Props = {
  home: Queries.TestimonialsSectionFragment;
  testimonials: readonly Queries.TestimonialCardFragment[];
};

/** Every fourth card is blue. */
const list = css`
  ${filledRows}
  > li:nth-of-type(4n + 1) figure {
    ${actionRoles}
    border-color: transparent;
    background: ${palette.action[0]};
  }
  ${from.desktop} {
    --columns: 3;
  }
`;

/** What customers say, in one, two or three columns. */
export const TestimonialsSection = ({ home, testimonials }: Props) => {
  const { sampleMark } = useSharedContent().interface.sector;
  const { title, text, sampleText } = home.testimonials;
  const samples = testimonials.filter(({ sample }) => sample);
  const isSample = samples.length > 0;
  const isMixed = isSample && samples.length < testimonials.length;
  return (
    <Band aria-labelledby="testimonials-title">
      <BandHeading
        id="testimonials-title"
        title={title}
        text={isSample ? sampleText : text}
        mark={isSample && <SampleMark label={sampleMark} />}
      />
      <ul css={list}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.slug}>
            <TestimonialCard
              testimonial={testimonial}
              mark={isMixed && testimonial.sample && sampleMark}
            />
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
