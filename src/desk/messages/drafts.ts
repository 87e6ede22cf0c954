/**
 * Notes that are being written, by their message. They outlive whatever the screen shows meanwhile (another message,
 * the form to sign in again), and nothing but the tab keeps them: they speak of people.
 */
const drafts = new Map<string, string>();

export const draftOf = (id: string) => drafts.get(id) ?? "";

export const keepDraft = (id: string, text: string) => {
  if (text) drafts.set(id, text);
  else drafts.delete(id);
};
