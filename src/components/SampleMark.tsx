import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { type } from "../theme/typography";

type Props = { label: string };

const mark = css`
  ${type.caption}
  color: ${colors.muted};
`;

/** Says, once a section, that what it shows is invented; left out of production (see gatsby-config). */
export const SampleMark = ({ label }: Props) =>
  process.env.GATSBY_HIDE_SAMPLE_MARKS ? null : <small css={mark}>{label}</small>;
