import { css } from "@emotion/react";
import Check from "lucide-react/icons/check";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";

type Props = { promises: readonly string[] };

const queryContainer = css`
  container-type: inline-size;
  width: 100%;
  margin-top: ${space[5]};
`;

const list = css`
  display: grid;
  gap: ${space[2]} ${space[5]};
  @container (max-width: 28rem) {
    ${type.caption}
    gap: ${space[1]};
  }
  @container (min-width: 28rem) {
    grid-template-columns: repeat(2, minmax(0, max-content));
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    font-weight: 600;
  }
  svg {
    color: ${colors.warm};
  }
`;

/** What the agency promises every prospect. */
export const PromiseList = ({ promises }: Props) => (
  <div css={queryContainer}>
    <ul css={list}>
      {promises.map((promise) => (
        <li key={promise}>
          <Check size="1.125rem" aria-hidden />
          {promise}
        </li>
      ))}
    </ul>
  </div>
);
