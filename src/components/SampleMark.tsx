import { css } from "@emotion/react";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";

type Props = { label: string };

const mark = css`
  display: inline-block;
  max-width: 100%;
  padding: 0.125rem ${space[3]};
  border: 1px solid;
  border-radius: ${radii.round};
  ${type.caption}
  font-weight: 600;
`;

/** Marks what follows as invented. */
export const SampleMark = ({ label }: Props) => <strong css={mark}>{label}</strong>;
