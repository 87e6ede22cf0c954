import { css } from "@emotion/react";
import { useEffect, useState, type FormEvent } from "react";
import type { Session } from "../../../contract/desk";
import { noteLimit, type LeadDetail } from "../../../contract/deskLeads";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { TextArea } from "../../ui/TextArea";
import { useTexts } from "../deskTexts";
import { DeskButton } from "../components/DeskButton";
import { draftOf, keepDraft } from "./drafts";
import { NoteItem } from "./NoteItem";
import type { useLeadChange } from "./useLeadChange";

const list = css`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
`;

const form = css`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  > div {
    width: 100%;
  }
  textarea {
    min-height: 4.5rem;
    border-color: ${colors.control};
    border-radius: ${radii.control};
    background: ${colors.surface};
  }
`;

type Props = {
  lead: LeadDetail;
  changes: ReturnType<typeof useLeadChange>;
  session: Session;
};

/** What the team tells itself about a message. What is typed stays until it is stored. */
export const LeadNotes = ({ lead, changes, session }: Props) => {
  const { lead: texts } = useTexts();
  const [text, setText] = useState(() => draftOf(lead.id));
  const isWritten = text !== "";
  useEffect(() => {
    if (!isWritten) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isWritten]);
  const write = (value: string) => {
    keepDraft(lead.id, value);
    setText(value);
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    const isStored = await changes.run({ action: "note", id: lead.id, text: text.trim() });
    if (isStored) write("");
  };
  return (
    <div>
      <h3>{texts.notes}</h3>
      {lead.notesWritten.length > 0 && (
        <ul css={list}>
          {lead.notesWritten.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              onRemove={
                note.who === session.email
                  ? () => void changes.run({ action: "note-remove", id: lead.id, note: note.id })
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      <form css={form} onSubmit={(event) => void add(event)}>
        <TextArea
          id="note"
          label={texts.note}
          hint={texts.noteHint}
          maxLength={noteLimit}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <DeskButton type="submit" disabled={changes.busy || !text.trim()}>
          {texts.addNote}
        </DeskButton>
      </form>
    </div>
  );
};
