import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

type Props = { screen: string; lines: readonly string[]; button: string };

const phone = css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-height: 14rem;
  padding: ${space[5]} ${space[3]} ${space[3]};
  border: 2px solid ${colors.ink};
  border-top-width: ${space[3]};
  border-radius: ${space[4]};
  background: ${colors.surface};
  ${type.caption}
  h3 {
    ${type.title}
  }
  @container (min-width: 56rem) {
    min-height: 17rem;
    padding-inline: ${space[4]};
  }
`;

const row = css`
  padding-bottom: ${space[2]};
  border-bottom: 1px solid ${colors.line};
`;

const buttonStyle = css`
  margin-top: auto;
  padding: ${space[2]};
  border-radius: ${space[2]};
  background: ${colors.ink};
  color: ${colors.paper};
  font-weight: 600;
  text-align: center;
`;

/** One screen of an order, as a customer holds it. */
export const PhoneScreen = ({ screen, lines, button }: Props) => (
  <div css={phone}>
    <h3>{screen}</h3>
    {lines.map((line) => (
      <p key={line} css={row}>
        {line}
      </p>
    ))}
    <p css={buttonStyle}>{button}</p>
  </div>
);
