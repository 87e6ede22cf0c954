const statuses = {
  malformed: 400,
  apikey: 401,
  token: 401,
  foreign: 403,
  unknown: 404,
  method: 405,
  taken: 409,
  over: 410,
  "too-large": 413,
  "media-type": 415,
  invalid: 422,
  limit: 429,
  "too-many": 429,
  unavailable: 503,
} as const;

export type RefusalKind = keyof typeof statuses;

/** Thrown by a handler that does not do what it was asked. The function's app answers it. */
export class Refusal extends Error {
  readonly status: (typeof statuses)[RefusalKind];
  readonly headers: Record<string, string>;
  /** What a program is told beside the kind, such as one message per refused field. */
  readonly details: { fields?: Partial<Record<string, string>>; slots?: object[] };

  constructor(
    readonly kind: RefusalKind,
    { headers = {}, details = {} }: Partial<Pick<Refusal, "headers" | "details">> = {},
  ) {
    super(kind);
    this.status = statuses[kind];
    this.headers = headers;
    this.details = details;
  }
}
