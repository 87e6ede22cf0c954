import { css } from "@emotion/react";
import { graphql } from "gatsby";
import Star from "lucide-react/icons/star";
import { useSharedContent } from "../hooks/useSharedContent";
import { from, phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { riseOnScroll } from "../theme/motion";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Picture } from "../ui/Picture";

type Props = {
  testimonial: Queries.TestimonialCardFragment;
  /** After the author: says that this one is a sample among others that are not. */
  mark?: string | false;
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
    line-height: 1.4;
  }
  ${phone} {
    gap: ${space[3]};
    padding: ${space[4]};
    blockquote {
      ${type.body}
      line-height: 1.45;
    }
  }
`;

const stars = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${colors.warm};
`;

const person = css`
  display: flex;
  align-items: start;
  gap: ${space[3]};
  margin-top: auto;
  padding-top: ${space[2]};
  line-height: 1.35;
  /* Names of a row are on one line, whether a role takes one or two. */
  ${from.tablet} {
    min-height: calc(3 * 1.35em + ${space[2]});
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    ${type.note}
  }
  span {
    display: block;
    text-wrap: balance;
    color: ${colors.muted};
  }
`;

const avatar = css`
  flex: none;
  border: 1px solid ${colors.line};
  border-radius: 50%;
`;

/** One customer's words: stars, quote, placeholder portrait, name, role if any, and company. */
export const TestimonialCard = ({ testimonial, mark }: Props) => {
  const { accessibility } = useSharedContent().interface;
  const { name, role, company, text, rating } = testimonial;
  return (
    <figure css={card}>
      <div role="img" aria-label={`${rating} ${accessibility.rating}`} css={stars}>
        {Array.from({ length: rating }, (_, index) => (
          <Star key={index} size="1.125rem" fill="currentColor" aria-hidden />
        ))}
      </div>
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
          <span>{[role, company].filter(Boolean).join(", ")}</span>
          {mark && <small>({mark})</small>}
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
