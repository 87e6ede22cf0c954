import { css } from "@emotion/react";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { fills } from "./styles";

type Props = {
  /** What each colour means, and how many there are of it. */
  entries: readonly { label: string | null; tone: string; count?: number }[];
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-bottom: ${space[4]};
  ${type.caption}
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  i {
    flex: 0 0 0.875rem;
    height: 0.875rem;
    border: 1px solid;
  }
  b {
    ${type.figure}
    font-size: ${sizes.heading};
  }
`;

/** Names of colours above a chart or a table. */
export const Legend = ({ entries }: Props) => (
  <ul css={style}>
    {entries.map(
      ({ label, tone, count }) =>
        label && (
          <li key={label}>
            <i style={fills[tone]} /> {count !== undefined && <b>{count}</b>} {label}
          </li>
        ),
    )}
  </ul>
);
