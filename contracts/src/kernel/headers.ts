/** The headers beside an answer, as the servers set them and a phone reads them. */
export const answerHeaders = {
  /** Rows of the whole list. */
  total: 'total',
  /** Rows per category, as JSON. */
  counter: 'counter',
  /** Which of the two above there may be more than, since not all were looked at: a `LowerBound`; else absent. */
  lowerBound: 'lower-bound',
  /** Of a write: where the log stood with it; opaque, to be sent as `read-after`. */
  position: 'event-position',
  /** Of a read: up to where the read model had come; opaque. */
  watermark: 'watermark',
  /** Of a read: `true` where `read-after` was not reached in time, so that the answer may be older than what was written; else absent. */
  stale: 'stale',
  /** Of a file that is made while it is sent: about how many bytes it will have. */
  estimatedBytes: 'estimated-bytes',
  /** On every answer of the API, problems too: the server's clock, ISO 8601 in UTC with milliseconds. */
  serverTime: 'server-time',
} as const;

/** The counts by category alone, where all of what is chosen were looked at, or the total too. */
export const lowerBounds = ['counter', 'total,counter'] as const;
export type LowerBound = (typeof lowerBounds)[number];
