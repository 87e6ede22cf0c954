import { css } from "@emotion/react";
import { enlarged, from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { acrossWindow } from "../theme/sectionBackgrounds";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { Prose } from "../ui/Prose";

type Props = Pick<Queries.HeroSectionFragment["hero"], "statistics" | "statisticsNote">;

const band = css`
  color-scheme: light;
  padding-bottom: ${space[4]};
  ${acrossWindow(colors.warmBackground)}
  color: ${colors.ink};
`;

const noteStyle = css`
  ${band}
  /* Over the seam between both. */
  clip-path: inset(-1px -100vmax 0);
  ${type.caption}
  max-width: none;
  a {
    color: inherit;
  }
`;

const row = css`
  ${band}
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: space-between;
  gap: ${space[3]};
  padding-top: ${space[4]};
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[1]};
  }
  dt {
    font-size: 0.8125rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  dd {
    ${type.figure}
    font-size: ${sizes.heading};
  }
  ${from.tablet} {
    > div {
      flex-direction: row-reverse;
      align-items: baseline;
      gap: ${space[3]};
    }
    dt {
      ${type.body}
    }
  }
  ${from.laptop} {
    dt {
      ${type.lead}
    }
    dd {
      font-size: ${sizes.headline};
    }
  }
  @media (max-width: 22rem) {
    dd {
      font-size: ${sizes.title};
    }
  }
  ${enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The three figures of the hero, and where they come from. */
export const HeroStatistics = ({ statistics, statisticsNote }: Props) => (
  <>
    <dl css={[row, statisticsNote && { paddingBottom: space[2] }]}>
      {statistics.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {statisticsNote && <Prose html={statisticsNote} css={noteStyle} />}
  </>
);
