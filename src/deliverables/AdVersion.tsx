import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { AdPicture } from "./AdPicture";
import { RetentionCurve } from "./RetentionCurve";

type Props = Pick<Queries.AdTestFragment, "account" | "mark" | "labels" | "retention"> & {
  letter: string;
  ad: Queries.AdTestFragment["ads"][number];
};

const post = css`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: calc(2 * ${radii.card});
  background: ${colors.surface};
  box-shadow: 0 0 0 1px ${colors.line};
  > p {
    padding: ${space[3]} ${space[4]};
    ${type.caption}
  }
  small {
    display: block;
    font-size: inherit;
    color: ${colors.muted};
  }
`;

/** In a narrow column the picture stands beside the words. */
const version = css`
  @container (max-width: 39.99rem) {
    > div:first-of-type {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
      grid-template-rows: auto 1fr auto;
      > div {
        grid-row: 1 / -1;
      }
    }
    dl {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space[5]};
    }
  }
`;

const actionStyle = css`
  margin: auto ${space[4]} ${space[4]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radii.control};
  background: ${colors.ink};
  color: ${colors.surface};
  ${type.caption}
  font-weight: 600;
  text-align: center;
`;

const testedStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: baseline;
  margin-top: ${space[3]};
  font-weight: 600;
  span {
    ${type.heading}
    line-height: 1;
    color: ${colors.accent};
  }
`;

const list = css`
  ${type.caption}
  font-variant-numeric: tabular-nums;
  div {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-top: 1px solid ${colors.control};
  }
  dd {
    font-weight: 600;
  }
`;

const verdictStyle = css`
  justify-self: start;
  margin-top: ${space[3]};
  ${type.heading}
  color: ${colors.muted};
`;

/** Circled by hand, as on a contact sheet. */
const chosen = css`
  padding: ${space[3]} ${space[5]};
  border: 3px solid ${colors.warm};
  border-radius: 50% 46% 52% 48% / 60% 55% 58% 52%;
  color: ${colors.ink};
  rotate: -2deg;
  width: fit-content;
`;

/** One version: the advertisement in its feed, what it tests, who stayed, what it sold, the verdict. */
export const AdVersion = ({ account, mark, labels, retention, letter, ad }: Props) => (
  <li css={version}>
    <div css={post}>
      <p>
        <strong>{account}</strong>
        <small>{mark}</small>
      </p>
      <AdPicture picture={ad.picture} hook={ad.hook} />
      <p>{ad.text}</p>
      <span css={actionStyle}>{ad.action}</span>
    </div>
    <p css={testedStyle}>
      <span>{letter}</span>
      {ad.tested}
    </p>
    <RetentionCurve label={retention} shares={ad.retention} />
    <dl css={list}>
      {labels.map((label, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{ad.figures[index]}</dd>
        </div>
      ))}
    </dl>
    <p css={[verdictStyle, ad.kept && chosen]}>{ad.verdict}</p>
  </li>
);
