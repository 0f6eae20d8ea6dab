/** The headers beside an answer, as the servers set them and a phone reads them. */
export const answerHeaders = {
  /** Rows of the whole list. */
  total: 'total',
  /** Rows per category, as JSON. */
  counter: 'counter',
  /** Of a write: where the log stood with it; opaque, to be sent as `read-after`. */
  position: 'event-position',
  /** Of a read: up to where the read model had come; opaque. */
  watermark: 'watermark',
  /** Of a read: `true` where `read-after` was not reached in time, so that the answer may be older than what was written; else absent. */
  stale: 'stale',
  /** On every answer of the API, problems too: the server's clock, ISO 8601 in UTC with milliseconds. */
  serverTime: 'server-time',
} as const;
