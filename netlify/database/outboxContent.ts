/** A mail as it is kept in the outbox, whole. */
export interface WrittenMail {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** ISO 8601. */
  queuedAt: string;
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
}

/** What a post to the webhook says, as it was when it happened. */
export interface EventContent {
  /** ISO 8601. */
  timestamp: string;
  data: Record<string, string>;
}
