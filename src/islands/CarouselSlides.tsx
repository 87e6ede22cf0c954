import { css } from "@emotion/react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useRef, useState } from "react";
import Slider from "react-slick";
import { space } from "../theme/space";
import { CarouselControls, PEEK } from "./CarouselControls";

export type CarouselProps = {
  label: string;
  /** Milliseconds between two slides. */
  delay: number;
  labels: { pause: string; play: string; previousSlide: string; nextSlide: string };
};

type Props = CarouselProps & {
  /** Index of the slide that it begins with. */
  first: number;
  /** HTML of each slide, as it is in the page. */
  slides: readonly string[];
  /** Whether its visitor has stopped it, or swiped the row that was there before. */
  isStopped: boolean;
  /** Is told when the visitor stops it or lets it play. */
  onChoice: (isPlaying: boolean) => void;
};

/** Milliseconds of one slide's movement. */
const SPEED = 500;

/** Milliseconds that react-slick adds to each delay. */
const SLICK_LAG = 50;

/** In the places of the row. */
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
    > div > *,
    > div > * > * {
      height: 100%;
    }
  }
  .slick-slide > div {
    display: flex;
    padding-right: ${space[3]};
  }
`;

const STEPS = [
  { name: "previousSlide", Arrow: ChevronLeft, move: "slickPrev" },
  { name: "nextSlide", Arrow: ChevronRight, move: "slickNext" },
] as const;

/** A looping, auto-playing carousel of slides. It stops for good once its visitor touches it. */
export const CarouselSlides = (props: Props) => {
  const { label, delay, labels, first, slides } = props;
  const [choice, setChoice] = useState<"play" | "stop" | undefined>(
    props.isStopped ? "stop" : undefined,
  );
  const choose = (next: "play" | "stop") => {
    setChoice(next);
    props.onChoice(next === "play");
  };
  const prefersStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const playing = choice ? choice === "play" : !prefersStill;
  const stop = () => choose("stop");
  const [current, setCurrent] = useState(first);
  const slider = useRef<Slider>(null);
  const row = useRef<HTMLDivElement>(null);

  // react-slick does not play again when its `autoplay` changes: its method does.
  useEffect(() => {
    if (choice === "play") slider.current?.slickPlay();
  }, [choice]);

  // react-slick hides the other slides, and its copies of them, from assistive technology; their links go with them.
  useEffect(() => {
    row.current
      ?.querySelectorAll<HTMLElement>(".slick-slide")
      .forEach((slide) => (slide.inert = slide.ariaHidden === "true"));
  });

  return (
    <div role="group" aria-label={label}>
      <div
        ref={row}
        role="presentation"
        css={slick}
        onPointerDown={stop}
        onKeyDown={stop}
        onFocus={stop}
      >
        <Slider
          ref={slider}
          accessibility={false}
          arrows={false}
          autoplay={playing}
          autoplaySpeed={delay - SLICK_LAG}
          infinite
          initialSlide={first}
          beforeChange={(_, next) => setCurrent(next)}
          speed={SPEED}
          slidesToShow={1}
          slidesToScroll={1}
        >
          {slides.map((html, index) => (
            <div key={index} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </Slider>
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
          onClick={() => choose(playing ? "stop" : "play")}
        >
          {playing ? <Pause size="1.25rem" aria-hidden /> : <Play size="1.25rem" aria-hidden />}
        </button>
      </CarouselControls>
    </div>
  );
};
