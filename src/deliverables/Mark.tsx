import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { radii } from "../theme/space";

type Props = { number: number };

const mark = css`
  && {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    border-radius: ${radii.round};
    background: ${colors.ink};
    color: ${colors.surface};
    font: 700 0.8125rem/1 var(--display);
    vertical-align: 0.1em;
  }
`;

/** A number that ties a place in a deliverable to a note. */
export const Mark = ({ number }: Props) => <b css={mark}>{number}</b>;
