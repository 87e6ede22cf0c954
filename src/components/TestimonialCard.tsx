import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { riseOnScroll } from "../theme/motion";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Picture } from "../ui/Picture";
import { Stars } from "../ui/Stars";
import { SampleMark } from "./SampleMark";

type Props = {
  testimonial: Queries.TestimonialCardFragment;
  /** Whether it speaks up where there is room. */
  leads: boolean;
};

const card = css`
  ${riseOnScroll}
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  height: 100%;
  padding: ${space[5]};
  border: 1px solid ${colors.line};
  border-radius: ${radii.card};
  background: ${colors.surface};
  blockquote {
    ${type.lead}
  }
`;

/** In three columns: large, on the accent. */
const leading = css`
  ${from.desktop} {
    gap: ${space[6]};
    padding: ${space[7]};
    border-color: ${colors.accent};
    background: ${colors.accent};
    color: ${colors.onAccent};
    [role="img"],
    figcaption small,
    figcaption span {
      border-color: currentColor;
      color: inherit;
    }
    blockquote {
      ${type.headline}
      line-height: 1.12;
      text-wrap: pretty;
    }
  }
`;

const person = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-top: auto;
  padding-top: ${space[4]};
  border-top: 1px solid ${colors.line};
  line-height: 1.35;
  min-height: calc(${space[4]} + 4rem);
  strong {
    margin-right: ${space[2]};
  }
  span {
    display: block;
    color: ${colors.muted};
  }
`;

const avatar = css`
  flex: none;
  border: 1px solid ${colors.line};
  border-radius: 50%;
`;

/** One customer's words: stars, quote, placeholder portrait, name, role if any, and company. */
export const TestimonialCard = ({ testimonial, leads }: Props) => {
  const { accessibility, sector } = useSharedContent().interface;
  const { name, role, company, text, rating, sample } = testimonial;
  return (
    <figure css={[card, leads && leading]}>
      <Stars count={rating} label={`${rating} ${accessibility.rating}`} />
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption css={person}>
        <Picture
          image={testimonial.avatar.childImageSharp?.gatsbyImageData}
          alt={accessibility.testimonialAvatar}
          css={avatar}
        />
        <div>
          <strong>{name}</strong>
          {sample && <SampleMark label={sector.sampleMark} />}
          <span>{[role, company].filter(Boolean).join(", ")}</span>
        </div>
      </figcaption>
    </figure>
  );
};

export const testimonialCardFragment = graphql`
  fragment TestimonialCard on Testimonial {
    slug
    name
    role
    company
    text
    rating
    sample
    avatar {
      childImageSharp {
        gatsbyImageData(width: 56, height: 56, placeholder: NONE, formats: [WEBP])
      }
    }
  }
`;
