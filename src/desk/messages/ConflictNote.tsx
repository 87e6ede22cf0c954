import { css } from "@emotion/react";
import type { LeadAction } from "../../../contract/deskLeads";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { useTexts } from "../deskTexts";
import { DeskButton } from "../components/DeskButton";
import { History } from "../components/History";
import type { Conflict } from "./useLeadChange";

const note = css`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${colors.warm};
  border-left-width: ${space[2]};
  border-radius: ${radii.card};
  background: ${colors.warmSoft};
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

type Props = {
  conflict: Conflict;
  onRedo: (action: LeadAction) => void;
  onLeave: () => void;
};

/** Somebody else was first: shows what they did, and lets the second decide. */
export const ConflictNote = ({ conflict, onRedo, onLeave }: Props) => {
  const { lead: texts } = useTexts();
  const { mine, present, seen } = conflict;
  const known = new Set(seen.history.map(({ id }) => id));
  const redo = "version" in mine ? { ...mine, version: present.version } : mine;
  return (
    <div css={note} role="alert">
      <p>
        <strong>{texts.conflict.title}.</strong> {texts.conflict.text}
      </p>
      <History entries={present.history.filter(({ id }) => !known.has(id))} />
      <div css={actions}>
        <DeskButton onClick={() => onRedo(redo)}>{texts.redo}</DeskButton>
        <DeskButton appearance="quiet" onClick={onLeave}>
          {texts.leave}
        </DeskButton>
      </div>
    </div>
  );
};
