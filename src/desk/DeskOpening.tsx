import { css } from "@emotion/react";
import { colors } from "../theme/colors";

const place = css`
  display: grid;
  place-content: center;
  min-height: 100svh;
  padding: 1rem;
  color: ${colors.muted};
  text-align: center;
`;

/** What stands in the HTML until the desk is there. */
export const DeskOpening = ({ texts }: { texts: { loading: string; noScript: string } }) => (
  <main css={place}>
    <p role="status">{texts.loading}</p>
    <noscript>{texts.noScript}</noscript>
  </main>
);
