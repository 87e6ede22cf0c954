import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { Specimen } from "./Specimen";

const tiles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space[4]};
`;

const swatch = css`
  height: ${space[8]};
  border: 1px solid ${colors.line};
  border-radius: ${radii.card};
`;

const bar = css`
  height: ${space[4]};
  max-width: 100%;
  background: ${colors.accent};
`;

const corner = css`
  height: ${space[8]};
  border: 2px solid ${colors.ink};
`;

const sample = css`
  margin-bottom: ${space[4]};
  small {
    ${type.caption}
    color: ${colors.muted};
  }
`;

const roles = Object.keys(sizes) as (keyof typeof sizes)[];

/** Every value of the theme: colours by role, type, spaces, radii and the paper of bands. */
export const Tokens = () => (
  <>
    <Specimen name="colors">
      <ul css={tiles}>
        {Object.entries(colors).map(([role, value]) => (
          <li key={role}>
            <div css={swatch} style={{ background: value }} />
            {role}
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen name="type">
      {roles.map((role) => (
        <div key={role} css={sample}>
          <small>{role}</small>
          <p css={css(type[role])}>Cresca 0123456789 àéèêçœ</p>
        </div>
      ))}
      <div css={sample}>
        <small>figure</small>
        <p css={css(type.heading, type.figure)}>+150 % 50+ 24 h ×3</p>
      </div>
    </Specimen>
    <Specimen name="space">
      {Object.entries(space).map(([step, value]) => (
        <div key={step} css={sample}>
          <small>{step}</small>
          <div css={bar} style={{ width: value }} />
        </div>
      ))}
    </Specimen>
    <Specimen name="radii">
      <ul css={tiles}>
        {Object.entries(radii).map(([role, value]) => (
          <li key={role}>
            <div css={corner} style={{ borderRadius: value }} />
            {role}
          </li>
        ))}
      </ul>
    </Specimen>
  </>
);
