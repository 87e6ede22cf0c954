import { css } from "@emotion/react";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";
import type Slider from "react-slick";
import { useMediaQuery } from "../hooks/useMediaQuery";
import { useNearViewport } from "../hooks/useNearViewport";
import { from, phone, phoneQuery } from "../theme/breakpoints";
import { space } from "../theme/space";
import { CarouselControls } from "./CarouselControls";

type Props = {
  label: string;
  /** Milliseconds between two slides. */
  delay: number;
  labels: { pause: string; play: string; previousSlide: string; nextSlide: string };
  slides: {
    key: string;
    /** Custom properties for the grid around, which places the slide by them. */
    place: CSSProperties;
    content: ReactNode;
  }[];
};

/** Milliseconds of one slide's movement. */
const SPEED = 500;

/** Milliseconds that react-slick adds to each delay. */
const SLICK_LAG = 50;

const root = css`
  timeline-scope: --slides;
  ${from.tablet} {
    display: contents;
  }
  @media print {
    display: contents;
  }
`;

/** How much of the next slide shows at the edge, without the gap. */
const PEEK = `(${space[7]} - ${space[3]})`;

const row = css`
  ${phone} {
    display: flex;
    gap: ${space[3]};
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter};
    scroll-padding-inline: ${space.gutter};
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-timeline: --slides inline;
    scrollbar-width: none;
    > li {
      flex: 0 0 calc(100% - ${PEEK} - ${space[3]});
      scroll-snap-align: start;
    }
  }
  ${from.tablet} {
    display: contents;
  }
  @media print {
    display: contents;
  }
`;

/** In the places of the row. The links of slides that are not in the middle are out of the tab order: hidden once they have moved away. */
const slick = css`
  margin-right: calc(-1 * ${space.gutter});
  padding-right: calc(${PEEK} + ${space.gutter});
  overflow: clip;
  .slick-track {
    display: flex;
  }
  .slick-slide {
    height: auto;
    flex: none;
    > div,
    > div > * {
      height: 100%;
    }
  }
  .slick-slide > div {
    padding-right: ${space[3]};
  }
  .slick-slide[aria-hidden="true"] a {
    visibility: hidden;
    transition: visibility 0s ${SPEED}ms;
  }
`;

const STEPS = [
  { name: "previousSlide", Arrow: ChevronLeft, move: "slickPrev" },
  { name: "nextSlide", Arrow: ChevronRight, move: "slickNext" },
] as const;

/**
 * On phones a looping, auto-playing carousel, loaded when it comes near; before that and without JavaScript a
 * row to swipe; on wider screens the slides take their places in the grid around.
 */
export const Carousel = ({ label, delay, labels, slides }: Props) => {
  const { ref, near } = useNearViewport<HTMLDivElement>();
  const isPhone = useMediaQuery(phoneQuery);
  const prefersStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [choice, setChoice] = useState<"play" | "stop">();
  const playing = choice ? choice === "play" : !prefersStill;
  const stop = () => setChoice("stop");
  const [current, setCurrent] = useState(0);
  const slider = useRef<Slider>(null);
  // A visitor who is in the row already keeps it: to replace it would take the focus away.
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (ref.current?.contains(document.activeElement)) setKept(true);
  }, [ref]);

  // Not `lazy` with a fallback: the row must stay the same elements until the carousel takes their place.
  const [Slick, setSlick] = useState<typeof Slider>();
  const wanted = isPhone && near && !kept;
  useEffect(() => {
    if (!wanted) return;
    const load = import(/* webpackChunkName: "slick" */ "react-slick");
    // Without its file the row goes on as it is.
    load.then((module) => setSlick(() => module.default)).catch(() => undefined);
  }, [wanted]);

  // Once paused, react-slick does not play again because its `autoplay` says so: it wants to be told.
  useEffect(() => {
    if (choice === "play") slider.current?.slickPlay();
  }, [choice]);

  const list = (
    <ul css={row} aria-label={label}>
      {slides.map(({ key, place, content }) => (
        <li key={key} style={place}>
          {content}
        </li>
      ))}
    </ul>
  );

  if (!wanted || !Slick)
    return (
      <div ref={ref} css={root} data-start-near="" onFocus={() => setKept(true)}>
        {list}
        <CarouselControls count={slides.length} />
      </div>
    );
  return (
    <div role="group" aria-label={label}>
      <div role="presentation" css={slick} onPointerDown={stop} onKeyDown={stop} onFocus={stop}>
        <Slick
          ref={slider}
          accessibility={false}
          arrows={false}
          autoplay={playing}
          autoplaySpeed={delay - SLICK_LAG}
          infinite
          beforeChange={(_, next) => setCurrent(next)}
          speed={SPEED}
          slidesToShow={1}
          slidesToScroll={1}
        >
          {slides.map(({ key, content }) => (
            <div key={key}>{content}</div>
          ))}
        </Slick>
      </div>
      <CarouselControls count={slides.length} current={current}>
        {STEPS.map(({ name, Arrow, move }) => (
          <button
            key={name}
            type="button"
            aria-label={labels[name]}
            onClick={() => {
              stop();
              slider.current?.[move]();
            }}
          >
            <Arrow size="1.5rem" aria-hidden />
          </button>
        ))}
        <button
          type="button"
          aria-label={playing ? labels.pause : labels.play}
          onClick={() => setChoice(playing ? "stop" : "play")}
        >
          {playing ? <Pause size="1.25rem" aria-hidden /> : <Play size="1.25rem" aria-hidden />}
        </button>
      </CarouselControls>
    </div>
  );
};
