import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";
import { Drawing } from "../../ui/Drawing";

const place = css`
  display: grid;
  place-content: center;
  grid-template-columns: minmax(0, 27rem);
  min-height: 100svh;
  padding: ${space[5]} ${space[4]};
  background: ${colors.tint};
`;

const card = css`
  padding: clamp(${space[5]}, 6vw, ${space[6]});
  border: 2px solid ${colors.ink};
  border-radius: ${radii.card};
  background: ${colors.surface};
  h1 {
    ${type.heading}
    margin-block: ${space[5]} ${space[3]};
  }
  h1 + p {
    margin-bottom: ${space[5]};
    color: ${colors.muted};
  }
  form {
    display: grid;
    gap: ${space[4]};
  }
`;

const logo = css`
  display: block;
  width: 8rem;
`;

type Props = { wordmark: string | undefined; children: ReactNode };

/** What frames signing in and what is shown instead of the desk. */
export const SignInLayout = ({ wordmark, children }: Props) => (
  <main css={place}>
    <div css={card}>
      <Drawing svg={wordmark} css={logo} />
      {children}
    </div>
  </main>
);
