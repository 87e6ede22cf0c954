import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Star } from "lucide-react";
import { useSharedContent } from "../hooks/useSharedContent";
import { from, phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { grounds } from "../theme/grounds";
import { riseOnScroll } from "../theme/motion";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Picture } from "../ui/Picture";

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
  padding-block: ${space[4]};
  border-top: 1px solid ${colors.ink};
  ${phone} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${space[3]};
    padding-block: ${space[4]} 0;
    border-color: ${colors.line};
    line-height: 1.35;
    blockquote {
      grid-area: 1 / 1 / auto / span 3;
      margin-bottom: ${space[2]};
    }
    > [role="img"] {
      grid-area: 2 / 3;
    }
    figcaption,
    figcaption > div {
      display: contents;
    }
    img {
      grid-area: 2 / 1 / span 2;
      width: ${space[7]};
      height: ${space[7]};
    }
    figcaption span {
      grid-area: 3 / 2 / auto / span 2;
    }
  }
  blockquote {
    ${type.body}
    line-height: 1.5;
  }
`;

/** On the orange of the hero: from edge to edge of phones and wide screens. */
const leading = css`
  ${grounds.orange}
  border-top: 0;
  [role="img"],
  figcaption span {
    color: inherit;
  }
  ${phone} {
    padding-block: ${space[4]};
    border-image: linear-gradient(${colors.warmGround} 0 0) fill 0 / /0 ${space.gutter};
    blockquote {
      ${type.title}
      margin-bottom: ${space[3]};
    }
  }
  ${from.tablet} {
    padding: ${space[5]};
    border-radius: ${radii.card};
  }
  ${from.desktop} {
    gap: ${space[6]};
    padding: ${space[8]} 0;
    margin-bottom: ${space[5]};
    border-radius: 0;
    box-shadow: 0 0 0 100vmax ${colors.warmGround};
    clip-path: inset(0 -100vmax);
    blockquote {
      ${type.display}
    }
  }
`;

const stars = css`
  display: flex;
  gap: ${space[1]};
  color: ${colors.warm};
`;

const person = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-top: auto;
  line-height: 1.35;
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
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
  const { accessibility } = useSharedContent().interface;
  const { name, role, company, text, rating } = testimonial;
  return (
    <figure css={[card, leads && leading]}>
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
