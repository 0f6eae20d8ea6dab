import type { Role } from '../../session/session.ts';

/** Who looks at a page. */
export type Viewer = 'anonymous' | Role;

/** What the read API answered to one query, as `npm run record` keeps it below `answers`. */
export type RecordedAnswer = {
  readonly status: number;
  /** Those of `ANSWER_HEADERS` that came with it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** The answers to one call, by who asked and where: `general /api/user/kurosaki-mio`. */
export type RecordedAnswers = Readonly<Record<string, RecordedAnswer>>;

/** The headers that the app reads. */
export const ANSWER_HEADERS = ['total', 'counter', 'lower-bound', 'stale'] as const;

/** Under which name an answer stands in the file of its call. */
export const queryOf = (viewer: Viewer, address: string): string => `${viewer} ${address}`;
