import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { space, widths } from "../theme/space";
import { type } from "../theme/typography";
import { Unbroken } from "./Unbroken";

type Props = { id: string; kicker?: string; title: string; text?: string };

const block = css`
  container-type: inline-size;
  margin-bottom: ${space[7]};
  @media print {
    margin-bottom: ${space[4]};
  }
`;

/** Title and text stand side by side where there is room; a title alone takes all of it. */
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[8]};
  @container (min-width: 56rem) {
    &:has(> p) {
      grid-template-columns: 7fr 5fr;
    }
  }
`;

/** The kicker stands on an axis: a line with three ticks, as on a chart. */
const kickerStyle = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-bottom: ${space[4]};
  ${type.caption}
  font-weight: 600;
  color: ${colors.accent};
  break-after: avoid;
  &::before {
    content: "";
    width: ${space[7]};
    height: ${space[3]};
    border: solid currentColor;
    border-width: 0 2px 2px;
    background: repeating-linear-gradient(
      90deg,
      transparent 0 calc((100% - 4px) / 3),
      currentColor 0 calc((100% + 2px) / 3)
    );
  }
`;

const titleStyle = css`
  ${type.headline}
`;

const textStyle = css`
  ${type.lead}
  max-width: ${widths.narrow};
  color: ${colors.muted};
`;

/** Heading of a band: kicker, title (level 2, labels the band through `id`) and an introduction. */
export const BandHeading = ({ id, kicker, title, text }: Props) => (
  <div css={block}>
    {kicker && <p css={kickerStyle}>{kicker}</p>}
    <div css={columns}>
      <h2 id={id} css={titleStyle}>
        <Unbroken text={title} />
      </h2>
      {text && <p css={textStyle}>{text}</p>}
    </div>
  </div>
);
