/** A store failed, not the caller: answered with 503 and Retry-After. `tag` is literal for exhaustive switches. */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable';
  readonly tag = 'log-unavailable';
  /** True when a write may or may not have happened: sending the same command id again finds out. */
  readonly outcomeUnknown: boolean;
  constructor(message: string, options: ErrorOptions & { readonly outcomeUnknown?: boolean } = {}) {
    super(message, options);
    this.outcomeUnknown = options.outcomeUnknown ?? false;
  }
}

/** The bounded queue of appends is full: 503 with Retry-After. Nothing was written. */
export class LogOverloaded extends Error {
  override readonly name = 'LogOverloaded';
  readonly tag = 'log-overloaded';
}

/** One append is larger than every adapter can take: 413. Nothing was written. */
export class PayloadTooLarge extends Error {
  override readonly name = 'PayloadTooLarge';
  readonly tag = 'payload-too-large';
  readonly bytes: number;
  readonly limit: number;
  constructor(bytes: number, limit: number) {
    super(`an append of ${bytes} bytes is over the limit of ${limit}`);
    this.bytes = bytes;
    this.limit = limit;
  }
}

/** The log was closed by its owner while work was still asked of it. */
export class LogClosed extends Error {
  override readonly name = 'LogClosed';
  readonly tag = 'log-closed';
}

/** Stored bytes that no codec understands: a defect of a deployment (an older program reading newer events), never skipped. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
  readonly tag = 'unreadable-event';
}

/** Personal data cannot be sealed any more for a person whose key was destroyed. */
export class SubjectErased extends Error {
  override readonly name = 'SubjectErased';
  readonly tag = 'subject-erased';
  readonly subject: string;
  constructor(subject: string) {
    super(`the key of ${subject} was destroyed`);
    this.subject = subject;
  }
}

export type LogFault = LogUnavailable | LogOverloaded | PayloadTooLarge | LogClosed | UnreadableEvent | SubjectErased;

/** Tells a fault of the log from a defect, for the one place that answers requests. */
export function isLogFault(error: unknown): error is LogFault {
  return (
    error instanceof LogUnavailable ||
    error instanceof LogOverloaded ||
    error instanceof PayloadTooLarge ||
    error instanceof LogClosed ||
    error instanceof UnreadableEvent ||
    error instanceof SubjectErased
  );
}
