import { css } from "@emotion/react";
import { CloudOff } from "lucide-react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";
import { useTexts } from "../deskTexts";
import { useOnline } from "../useOnline";

const bar = css`
  ${type.caption}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${colors.line};
  background: ${colors.warmSoft};
  color: ${colors.ink};
  svg {
    flex: none;
  }
`;

/** Says that there is no network; empty, and ready to be announced, while there is. */
export const ConnectionNote = () => {
  const { shell } = useTexts();
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p css={bar}>
          <CloudOff size="1.125rem" aria-hidden />
          {shell.offline}
        </p>
      )}
    </div>
  );
};
