import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { CutList } from "./CutList";
import { Room } from "./Room";
import { ShotFrame } from "./ShotFrame";

type Props = Queries.StoryboardFragment;

const grid = css`
  display: grid;
  gap: ${space[5]};
  margin-bottom: ${space[7]};
  li {
    padding: ${space[3]};
    border-radius: ${radii.card};
    background: ${colors.surface};
  }
  /* In a narrow column the opening shot stands large, the others beside their words. */
  @container (max-width: 37.99rem) {
    li + li {
      display: grid;
      grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
      gap: ${space[4]};
      align-items: start;
    }
    li + li svg > :is(circle, text) {
      display: none;
    }
    li + li p:first-of-type {
      display: block;
      margin-top: 0;
    }
    li + li p:first-of-type span {
      display: block;
    }
  }
  @container (min-width: 38rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 60rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const head = css`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  margin-block: ${space[3]} ${space[2]};
  font-weight: 600;
  span {
    color: ${colors.muted};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const voice = css`
  margin-top: ${space[2]};
  ${type.caption}
  color: ${colors.muted};
  strong {
    color: ${colors.accentStrong};
  }
`;

/** The shots of a film, drawn, and the versions that are cut from it. */
export const Storyboard = ({ shots, voiceLabel, ...cutList }: Props) => (
  <Room>
    <ol css={grid}>
      {shots.map((shot, index) => (
        <li key={index}>
          <ShotFrame frame={shot.frame} number={index + 1} />
          <div>
            <p css={head}>
              {shot.title} <span>{shot.time}</span>
            </p>
            <p>{shot.picture}</p>
            <p css={voice}>
              <strong>{voiceLabel}</strong> {shot.voice}
            </p>
          </div>
        </li>
      ))}
    </ol>
    <CutList {...cutList} />
  </Room>
);

export const storyboardFragment = graphql`
  fragment Storyboard on Storyboard {
    shots {
      frame
      time
      title
      picture
      voice
    }
    voiceLabel
    cutsTitle
    seconds
    cuts {
      name
      format
      place
      length
      parts {
        from
        to
      }
    }
    conclusion
  }
`;
