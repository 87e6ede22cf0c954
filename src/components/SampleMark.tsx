import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";

type Props = { label: string };

const mark = css`
  display: inline-block;
  max-width: 100%;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radii.round};
  background: ${colors.accent};
  color: ${colors.onAccent};
  ${type.caption}
  font-weight: 600;
`;

/** Says of what follows that it is invented. */
export const SampleMark = ({ label }: Props) => <strong css={mark}>{label}</strong>;
