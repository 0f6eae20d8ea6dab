import { articles } from './directory.ts';
import type { Write } from './write.ts';

const url = `/api/reports/article/${articles.ofSora}`;
const upTo = '2026-01-01T00:00:00.000Z';

/** Mio reports an article of Sora's; an admin hides it, and takes that back; Mio takes back her report. */
export const reportWrites: readonly Write[] = [
  {
    name: 'PUT /reports/:kind/:id',
    who: 'mio',
    asked: { method: 'PUT', url, body: { reason: 'copyright', text: '写真が無断で使われています。' } },
    appends: ['thing-reported'],
    otherBody: { reason: 'spam' },
    payload: { isReported: true },
  },
  {
    name: 'PUT /reports/:kind/:id/ruling',
    who: 'admin',
    asked: { method: 'PUT', url: `${url}/ruling`, body: { hiddenFor: 'copyright', upTo } },
    appends: ['article-removed', 'ruling-given'],
    otherBody: { hiddenFor: null, upTo },
    payload: { hiddenFor: 'copyright' },
  },
  {
    name: 'DELETE /reports/:kind/:id/ruling',
    who: 'admin',
    asked: { method: 'DELETE', url: `${url}/ruling`, body: { upTo } },
    appends: ['article-restored', 'ruling-withdrawn'],
    otherBody: { upTo: '2026-01-01T00:00:00.001Z' },
    payload: { upTo },
  },
  {
    name: 'DELETE /reports/:kind/:id',
    who: 'mio',
    asked: { method: 'DELETE', url },
    appends: ['report-withdrawn'],
    payload: { isReported: false },
  },
];
