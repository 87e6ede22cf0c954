import type { LeadContent } from "./leadContent";
import type { LeadSettings } from "./leadSettings";

/** What every mail needs to know besides its subject. */
export interface MailContext {
  settings: LeadSettings;
  content: LeadContent;
}
