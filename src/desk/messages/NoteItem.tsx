import { css } from "@emotion/react";
import { X } from "lucide-react";
import type { LeadNote } from "../../../contract/deskLeads";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { useTexts } from "../deskTexts";
import { DeskButton } from "../components/DeskButton";
import { momentText } from "../time/dates";

const item = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} ${space[2]} ${space[3]} ${space[4]};
  border-radius: ${radii.card};
  background: ${colors.tint};
  p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  small {
    grid-column: 1 / -1;
    color: ${colors.muted};
    overflow-wrap: anywhere;
  }
  button {
    min-height: 2rem;
    padding: ${space[1]} ${space[2]};
  }
`;

type Props = {
  note: LeadNote;
  /** Absent where the note is somebody else's. */ onRemove?: () => void;
};

/** One note. */
export const NoteItem = ({ note, onRemove }: Props) => {
  const { lead: texts } = useTexts();
  return (
    <li css={item}>
      <p dir="auto">{note.text}</p>
      {onRemove && (
        <DeskButton appearance="quiet" aria-label={texts.removeNote} onClick={onRemove}>
          <X size="1rem" aria-hidden />
        </DeskButton>
      )}
      <small>
        {note.who || texts.someone} · <time dateTime={note.at}>{momentText(note.at)}</time>
      </small>
    </li>
  );
};
