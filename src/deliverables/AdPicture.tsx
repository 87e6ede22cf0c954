import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";

type Props = { picture: string; hook: string };

const frame = css`
  /* A picture looks the same by night. */
  color-scheme: light;
  position: relative;
  aspect-ratio: 4 / 5;
  max-height: 30rem;
  width: 100%;
  overflow: hidden;
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  strong {
    position: absolute;
    inset: ${space[4]} ${space[4]} auto;
    ${type.heading}
  }
  @container (max-width: 39.99rem) {
    aspect-ratio: auto;
    height: 100%;
    min-height: 15rem;
    max-height: none;
    strong {
      inset: ${space[3]} ${space[3]} auto;
      ${type.title}
    }
  }
`;

const grounds: Record<string, { ground: string; text: string; drawing: ReactNode }> = {
  flacon: {
    ground: colors.warmSoft,
    text: colors.ink,
    drawing: (
      <g fill={colors.warm}>
        {[70, 170, 270].map((x, index) => (
          <g
            key={x}
            opacity={index === 0 ? 1 : 0.55}
            transform={`rotate(${index * 7 - 5} ${x} 500)`}
          >
            <rect x={x - 32} y={250} width={64} height={210} rx={14} />
            <rect x={x - 14} y={214} width={28} height={40} />
            <rect x={x - 22} y={194} width={44} height={24} rx={5} fill={colors.ink} />
            <rect x={x - 22} y={320} width={44} height={70} fill={colors.surface} />
          </g>
        ))}
        <path d="M20 480 340 250" stroke={colors.ink} strokeWidth={10} strokeLinecap="round" />
      </g>
    ),
  },
  ingredients: {
    ground: colors.successSoft,
    text: colors.ink,
    drawing: (
      <g>
        <circle cx={104} cy={260} r={72} fill={colors.success} />
        <circle cx={262} cy={236} r={50} fill={colors.warm} />
        <circle cx={246} cy={364} r={64} fill={colors.accent} />
        <circle cx={106} cy={390} r={40} fill={colors.ink} />
        <g stroke={colors.surface} strokeWidth={5} fill="none" strokeLinecap="round">
          <path d="M104 300 V214 M104 250 l-26-20 M104 262 l26-20 M104 282 l-26-20" />
          <path d="M238 236 h48 M244 250 h36 M244 222 h36" />
          <path d="M246 330 c-30 40-22 62 0 62 s30-22 0-62" />
          <path d="M88 392 c9-10 18 10 36-2" />
        </g>
      </g>
    ),
  },
  mousse: {
    ground: colors.accent,
    text: colors.onAccent,
    drawing: (
      <g>
        <path
          d="M30 460 C60 380 120 350 190 356 S320 390 340 460 Z"
          fill={colors.surface}
          opacity={0.95}
        />
        {[
          [84, 380, 44],
          [150, 340, 58],
          [226, 348, 50],
          [290, 392, 40],
          [180, 270, 34],
          [242, 268, 22],
          [120, 282, 18],
          [206, 218, 13],
        ].map(([cx, cy, r]) => (
          <circle
            key={`${cx}`}
            cx={cx}
            cy={cy}
            r={r}
            fill={colors.surface}
            stroke={colors.accent}
            strokeWidth={3}
          />
        ))}
        <rect x={104} y={400} width={150} height={60} rx={18} fill={colors.warm} />
        <path d="M126 430 h104" stroke={colors.surface} strokeWidth={5} strokeLinecap="round" />
      </g>
    ),
  },
};

/** The drawn picture of an advertisement, its words upon it. */
export const AdPicture = ({ picture, hook }: Props) => {
  const { ground, text, drawing } = grounds[picture] ?? {};
  return (
    <div css={frame} style={{ background: ground, color: text }}>
      <svg viewBox="0 0 360 450" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {drawing}
      </svg>
      <strong>{hook}</strong>
    </div>
  );
};
