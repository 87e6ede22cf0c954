import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";

type Props = {
  rows: readonly { mark: string; text: string }[];
};

const list = css`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  grid-auto-rows: minmax(0, 1fr);
  align-items: center;
  height: 100%;
  > * {
    display: flex;
    align-items: center;
    height: 100%;
    line-height: 1.35;
  }
  > :nth-of-type(n + 2) {
    border-top: 1px solid ${colors.control};
  }
  b {
    padding-right: ${space[4]};
    color: ${colors.warmText};
  }
`;

/** Sentences, each behind its mark: an hour, a source. */
export const Lines = ({ rows }: Props) => (
  <div css={list}>
    {rows.map(({ mark, text }) => [
      <b key={mark}>{mark}</b>,
      <span key={`${mark} text`}>{text}</span>,
    ])}
  </div>
);
