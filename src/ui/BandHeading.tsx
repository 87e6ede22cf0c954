import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space, widths } from "../theme/space";
import { type } from "../theme/typography";
import { Heading } from "./Heading";

/** Title and text side by side; one under the other; or side by side with a large title. */
type Shape = "split" | "stacked" | "large";

type Props = {
  id: string;
  title: string;
  text?: string;
  shape?: Shape;
  /** Shown above the title. */
  mark?: ReactNode;
};

const block = css`
  container-type: inline-size;
  margin-bottom: ${space[7]};
  ${phone} {
    margin-bottom: ${space[5]};
  }
  @media print {
    margin-bottom: ${space[4]};
  }
`;

const beside = `
  @container (min-width: 56rem) {
    &:has(> p) {
      grid-template-columns: 7fr 5fr;
      align-items: last baseline;
    }
  }
`;

const shapes: Record<Shape, SerializedStyles> = {
  split: css`
    ${beside}
  `,
  stacked: css`
    max-width: 40rem;
  `,
  large: css`
    ${beside}
    h2 {
      ${type.display}
      max-width: 20ch;
    }
  `,
};

const parts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[8]};
  h2 {
    ${type.headline}
  }
`;

const markPlace = css`
  margin-bottom: ${space[3]};
`;

const textStyle = css`
  ${type.lead}
  max-width: ${widths.narrow};
  color: ${colors.muted};
  text-wrap: balance;
  ${phone} {
    ${type.body}
    line-height: 1.5;
  }
`;

/** Heading of a band: title (level 2, labels the band through `id`) and an introduction. */
export const BandHeading = ({ id, title, text, shape = "split", mark }: Props) => (
  <div css={block}>
    <div css={[parts, shapes[shape]]}>
      <div>
        {mark && <div css={markPlace}>{mark}</div>}
        <Heading as="h2" id={id} text={title} />
      </div>
      {text && <p css={textStyle}>{text}</p>}
    </div>
  </div>
);
