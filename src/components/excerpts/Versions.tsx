import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { sizes, type } from "../../theme/typography";

type Props = {
  versions: readonly { name: string; figure: string | undefined; verdict: string; kept: boolean }[];
};

const list = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
  height: 100%;
`;

const version = css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[3]} ${space[2]};
  border-radius: ${radii.card};
  background: ${colors.surface};
  line-height: 1.3;
  b {
    ${type.figure}
    font-size: ${sizes.heading};
    margin-top: auto;
  }
  &[data-kept] {
    background: ${colors.action};
    color: ${colors.onAction};
  }
`;

/** Versions of an ad side by side, with what each cost and what was decided. */
export const Versions = ({ versions }: Props) => (
  <div css={list}>
    {versions.map(({ name, figure, verdict, kept }) => (
      <span key={name} css={version} data-kept={kept ? "" : undefined}>
        {name}
        <b>{figure}</b>
        {verdict}
      </span>
    ))}
  </div>
);
