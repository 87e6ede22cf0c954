import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";

type Props = {
  rows: readonly { mark: string; text: string }[];
};

const list = css`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  b {
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
