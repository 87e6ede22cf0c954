import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";

type Props = { title: string; moments: Queries.SpeedTraceFragment["moments"] };

const titleStyle = css`
  margin-bottom: ${space[3]};
  ${type.title}
`;

const strip = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[2]};
  li {
    ${type.caption}
  }
  svg {
    color-scheme: light;
    width: 100%;
    height: auto;
    margin-bottom: ${space[2]};
    border-radius: ${radii.card};
    background: ${colors.surface};
    box-shadow: 0 0 0 1px ${colors.line};
  }
  strong {
    display: block;
    ${type.body}
    font-weight: 700;
  }
`;

/** What has arrived so far: nothing, the text, the ground of the picture, all of it. */
const Screen = ({ step }: { step: number }) => (
  <svg viewBox="0 0 90 160" aria-hidden="true">
    {step > 0 && (
      <g fill={colors.ink}>
        <rect x={8} y={10} width={26} height={5} />
        <rect x={8} y={32} width={66} height={10} />
        <rect x={8} y={46} width={50} height={10} />
        <path d="M8 66h72v3H8zM8 74h64v3H8z" opacity={0.5} />
        <rect x={8} y={86} width={34} height={3} fill={colors.warm} />
      </g>
    )}
    {step > 1 && <rect y={104} width={90} height={56} fill={colors.warmSoft} />}
    {step > 2 && (
      <>
        <path d="M18 150v-20h56v20z" fill={colors.warm} />
        <path d="m12 131 14-12h52l7 12z" fill={colors.ink} />
        <path d="M0 150h90v10H0z" fill={colors.success} />
      </>
    )}
  </svg>
);

/** The arrival of a page, moment by moment. */
export const Filmstrip = ({ title, moments }: Props) => (
  <div>
    <p css={titleStyle}>{title}</p>
    <ol css={strip}>
      {moments.map(({ at, what }, index) => (
        <li key={index}>
          <Screen step={index} />
          <strong>{at}</strong>
          {what}
        </li>
      ))}
    </ol>
  </div>
);
