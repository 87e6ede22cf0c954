import { css } from "@emotion/react";
import type { CSSProperties, ReactNode } from "react";
import { CarouselControls, PEEK } from "../islands/CarouselControls";
import type { CarouselProps } from "../islands/CarouselSlides";
import { island } from "../islands/island";
import { phone } from "../theme/breakpoints";
import { space } from "../theme/space";

type Props = CarouselProps & {
  slides: {
    key: string;
    /** Custom properties by which the grid around places the slide. */
    place: CSSProperties;
    content: ReactNode;
  }[];
};

/** Its parts are cells of the grid around, but on phones. */
const root = css`
  display: contents;
  ${phone} {
    display: block;
    timeline-scope: --slides;
  }
`;

const row = css`
  display: contents;
  ${phone} {
    display: flex;
    gap: ${space[3]};
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter};
    scroll-padding-inline: ${space.gutter} calc(${space.gutter} + ${space[7]});
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-timeline: --slides inline;
    scrollbar-width: none;
    > li {
      flex: 0 0 calc(100% - ${PEEK} - ${space[3]});
      scroll-snap-align: start;
    }
  }
`;

/**
 * On phones a looping, auto-playing carousel, loaded when it comes near (islands/startCarousel); until then, and without
 * JavaScript, a row to swipe; on wider screens cells of the grid around.
 */
export const Carousel = ({ label, delay, labels, slides }: Props) => {
  const { pause, play, previousSlide, nextSlide } = labels;
  const props = { label, delay, labels: { pause, play, previousSlide, nextSlide } };
  return (
    <div css={root} {...island<CarouselProps>("carousel", props)}>
      <ul css={row} aria-label={label}>
        {slides.map(({ key, place, content }) => (
          <li key={key} style={place}>
            {content}
          </li>
        ))}
      </ul>
      <CarouselControls count={slides.length} />
    </div>
  );
};
