import { css } from "@emotion/react";
import { graphql } from "gatsby";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { colors, darkRoles } from "../theme/colors";
import { durations } from "../theme/motion";
import { screenOnly } from "../theme/print";
import { space } from "../theme/space";
import { type } from "../theme/typography";

type Props = { home: Queries.KeywordStripFragment; pauseLabel: string };

const strip = css`
  display: flex;
  align-items: center;
  background: ${colors.inkBand};
  > * {
    ${darkRoles}
  }
  ${screenOnly}
`;

const viewport = css`
  flex: 1;
  overflow: hidden;
  padding-block: ${space[4]};
`;

/** For visitors who ask for less motion, or have no JavaScript and so no pause button: the keywords stand still, in rows. */
const still = "@media (scripting: none), (prefers-reduced-motion: reduce)";

/** Two equal lists side by side: moving by half the width ends where it began. */
const track = css`
  display: flex;
  width: max-content;
  animation: strip ${durations.strip}ms linear infinite;
  will-change: transform;
  ${still} {
    width: auto;
    animation: none;
    > [aria-hidden] {
      display: none;
    }
  }
  section:hover &,
  section:has(:focus-visible) &,
  section:has([aria-pressed="true"]) & {
    animation-play-state: paused;
  }
  @keyframes strip {
    to {
      transform: translateX(-50%);
    }
  }
`;

const tags = css`
  display: flex;
  flex: none;
  ${still} {
    flex: 1;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space[2]} ${space[6]};
  }
  li {
    display: flex;
    align-items: center;
    ${type.title}
    white-space: nowrap;
    &::after {
      content: "";
      width: ${space[3]};
      height: ${space[3]};
      margin-inline: ${space[6]};
      border-radius: 50%;
      background: ${colors.warm};
      ${still} {
        display: none;
      }
    }
  }
`;

const pause = css`
  flex: none;
  display: grid;
  place-items: center;
  width: ${space[7]};
  height: ${space[7]};
  margin-inline: ${space[3]};
  border: 1px solid ${colors.line};
  border-radius: 50%;
  &[aria-pressed="true"] > :first-of-type,
  &[aria-pressed="false"] > :last-of-type {
    display: none;
  }
  ${still} {
    display: none;
  }
`;

/** The endless row of keywords. The pause button is flipped by the page's script (src/inline/page.ts). */
export const KeywordStrip = ({ home: { keywords }, pauseLabel }: Props) => (
  <section css={strip} aria-label={keywords.title}>
    <div css={viewport}>
      <div css={track}>
        {[false, true].map((repeat) => (
          <ul key={String(repeat)} css={tags} aria-hidden={repeat || undefined}>
            {keywords.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        ))}
      </div>
    </div>
    <button type="button" css={pause} aria-pressed="false" aria-label={pauseLabel}>
      <Pause size="1.25rem" aria-hidden />
      <Play size="1.25rem" aria-hidden />
    </button>
  </section>
);

export const keywordStripFragment = graphql`
  fragment KeywordStrip on Home {
    keywords {
      title
      tags
    }
  }
`;
