import { css } from "@emotion/react";
import { useState } from "react";
import type { Figures } from "../../../contract/deskFigures";
import { from } from "../../theme/breakpoints";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";
import { useTexts } from "../deskTexts";
import { Panel } from "../components/Panel";
import { Segments } from "../components/Segments";
import { durationText } from "../time/durations";

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]} ${space[4]} 0;
  h2 {
    ${type.title}
  }
`;

const tiles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} ${space[4]};
  padding: ${space[5]} ${space[4]};
  > :first-of-type {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: 2fr repeat(3, minmax(0, 1fr));
    > :first-of-type {
      grid-column: auto;
    }
  }
  dd {
    ${type.figure}
    margin-bottom: ${space[2]};
    font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem);
  }
  dt {
    color: ${colors.muted};
    line-height: 1.35;
  }
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: start;
    align-content: start;
    justify-content: flex-end;
  }
`;

const gauge = css`
  height: ${space[2]};
  margin-top: ${space[3]};
  overflow: hidden;
  border-radius: ${radii.round};
  background: ${colors.line};
  span {
    display: block;
    height: 100%;
    background: ${colors.accent};
  }
  @media (forced-colors: active) {
    border: 1px solid;
    span {
      background: Highlight;
    }
  }
`;

const percent = new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 0 });

/** Rounded down: a promise that was broken once was not kept to 100 %. */
const shareText = (share: number) => percent.format(Math.floor(share * 100) / 100);

/** How the promise of an answer within 24 hours was kept. */
export const PromisePanel = ({ figures }: { figures: Figures }) => {
  const { figures: texts } = useTexts();
  const [days, setDays] = useState("30");
  const shown = figures.promise.find((one) => String(one.days) === days);
  if (!shown) return null;
  const { share, medianMinutes, due } = shown;
  return (
    <Panel data-wide aria-labelledby="promesse">
      <div css={head}>
        <h2 id="promesse">{texts.promise}</h2>
        <Segments
          label={texts.period}
          value={days}
          options={figures.promise.map((one) => ({
            value: String(one.days),
            label: `${one.days} ${texts.days}`,
          }))}
          onChange={setDays}
        />
      </div>
      <dl css={tiles} aria-live="polite">
        <div>
          <dt>
            {texts.share}
            <p css={gauge} aria-hidden="true">
              <span style={{ width: `${(share ?? 0) * 100}%` }} />
            </p>
          </dt>
          <dd>{share === null ? texts.noShare : shareText(share)}</dd>
        </div>
        <div>
          <dt>{texts.median}</dt>
          <dd>{medianMinutes === null ? texts.noShare : durationText(medianMinutes * 60_000)}</dd>
        </div>
        <div>
          <dt>{texts.due}</dt>
          <dd>{due.toLocaleString("fr-FR")}</dd>
        </div>
        <div>
          <dt>{texts.waiting}</dt>
          <dd>{figures.waiting.toLocaleString("fr-FR")}</dd>
        </div>
      </dl>
    </Panel>
  );
};
