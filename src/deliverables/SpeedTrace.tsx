import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { Filmstrip } from "./Filmstrip";
import { PagePreview } from "./PagePreview";
import { Room } from "./Room";
import { Waterfall } from "./Waterfall";

type Props = Queries.SpeedTraceFragment;

const layout = css`
  display: grid;
  gap: ${space[6]};
  @container (min-width: 60rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-of-type(3) {
      grid-column: 1 / -1;
    }
  }
`;

const side = css`
  display: grid;
  align-content: space-between;
  gap: ${space[6]};
`;

const totalsStyle = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]};
  div {
    display: flex;
    flex-direction: column-reverse;
    padding-top: ${space[3]};
    border-top: 2px solid ${colors.ink};
  }
  dd {
    ${type.figure}
    font-size: ${sizes.headline};
  }
`;

/** A page, the moments of its arrival, and the trace of what it fetched. */
export const SpeedTrace = ({ page, momentsTitle, moments, totals, ...trace }: Props) => (
  <Room>
    <div css={layout}>
      <PagePreview page={page} />
      <div css={side}>
        <Filmstrip title={momentsTitle} moments={moments} />
        <dl css={totalsStyle}>
          {totals.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Waterfall {...trace} />
    </div>
  </Room>
);

export const speedTraceFragment = graphql`
  fragment SpeedTrace on SpeedTrace {
    page {
      address
      brand
      menu
      title
      text
      action
    }
    momentsTitle
    moments {
      at
      what
    }
    traceTitle
    columns
    requests {
      name
      kind
      weight
      from
      to
    }
    duration
    paint
    paintLabel
    totals {
      label
      value
    }
  }
`;
