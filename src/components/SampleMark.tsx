import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";

type Props = { label: string };

const mark = css`
  display: inline-block;
  padding-inline: ${space[2]};
  border: 1px dashed ${colors.control};
  border-radius: ${radii.round};
  ${type.caption}
  color: ${colors.muted};
`;

/** Says that an entry is invented; left out of production (see gatsby-config). */
export const SampleMark = ({ label }: Props) =>
  process.env.GATSBY_HIDE_SAMPLE_MARKS ? null : <small css={mark}>{label}</small>;
