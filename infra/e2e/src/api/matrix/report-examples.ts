import { type Build, plain } from './build.ts';
import { things } from './things.ts';

const ofArticle = { kind: 'article', id: things.shared } as const;
// Nobody reported anything by then: it says so, and hides nothing.
const upTo = '2026-01-01T00:00:00.000Z';

/** What is reported, and what admins say to it. */
export const reportExamples: Readonly<Record<string, Build>> = {
  makeReport: plain({ params: ofArticle, body: { reason: 'spam' } }),
  withdrawReport: plain({ params: ofArticle }),
  giveRuling: plain({ params: ofArticle, body: { hiddenFor: null, upTo } }),
  withdrawRuling: plain({ params: ofArticle, body: { upTo } }),
};
