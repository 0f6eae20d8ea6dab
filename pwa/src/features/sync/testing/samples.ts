import { type Row, waiting } from '../../../offline/outbox/machine/row.ts';
import type { SeenQueue, SyncState } from '../../../offline/ui/outbox/status.ts';
import {
  command,
  conflict,
  inflight,
  problem,
  profileCommand,
  standing,
} from '../../../offline/ui/outbox/testing/made-up-rows.ts';

/** The moment at which all samples are looked at. */
export const NOW = Date.parse('2026-11-21T01:44:00.000Z');

const article = { name: '返金処理を冪等にするまで', path: '/profile/kurosaki-mio?tab=articles_blogs' };
const company = { name: '燕勘定', path: '/companies/tsubame-kanjo' };
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

const BASE = '決済の基盤を作っています。従業員は44名です。横浜に30名、リモートで14名が働いています。';

const both = conflict(
  profileCommand(
    'both',
    {
      overview: BASE.replace('44', '47').replace('14', '17'),
      variousLinks: [
        { linkName: '個人サイト', linkUrl: 'https://example.jp/' },
        { linkName: '登壇の記録', linkUrl: 'https://example.jp/talks' },
      ],
      nationality: 'FR',
    },
    {
      overview: BASE,
      variousLinks: [{ linkName: '個人サイト', linkUrl: 'https://example.jp/' }],
      nationality: 'JP',
    },
  ),
  1,
  {
    overview: `${BASE.replace('44', '48').replace('30', '31')}（11月時点）`,
    variousLinks: [
      { linkName: '個人サイト', linkUrl: 'https://example.jp/' },
      { linkName: '写真', linkUrl: 'https://example.jp/photos' },
    ],
    nationality: 'US',
  },
);

const removal: Row = standing(
  command({
    ...{ id: 'removal', type: 'remove-article', stream: 'article-1', about: article, issuedAt: ago(30) },
    data: { articleId: '1' },
    base: { articleName: article.name, tags: ['決済'] },
  }),
  2,
  {
    kind: 'conflict',
    fields: ['*'],
    theirs: {
      ...{ revision: '4', changedAt: ago(9), by: 'self' },
      fields: { articleName: '返金処理を冪等にするまで（改訂）', tags: ['決済'] },
    },
  },
);

const refused = standing({ ...profileCommand('refused', { hiringUrl: 'example' }), issuedAt: ago(60) }, 3, {
  kind: 'refused',
  problem: problem('入力内容を確かめてください。', [
    { field: 'changes.hiringUrl', message: '採用のページは https:// から始まるURLを入力してください。' },
  ]),
});

const gone = standing(
  command({
    ...{ id: 'gone', type: 'edit-article', stream: 'article-2', about: article, issuedAt: ago(60 * 26) },
    data: { changes: { articleName: '返金処理を冪等にするまで、もう一度', recommendTxt: '読み返しました' } },
  }),
  4,
  { kind: 'gone', problem: null },
);

const going = inflight(
  {
    ...command({ id: 'going', type: 'set-bookmark', stream: 'b', about: article, data: { value: true } }),
    issuedAt: ago(1),
  },
  5,
);
const held = waiting({ ...profileCommand('held', { overview: 'あとから' }), issuedAt: ago(1) }, 6);
const upload = {
  ...waiting(
    command({ id: 'upload', type: 'upload-picture', stream: 'u', about: { name: '机.webp', path: '/account' } }),
    7,
  ),
  ...{ attempts: 3, failure: 'unreachable' as const, notBefore: NOW + 100_000, issuedAt: ago(20) },
};
const shown = waiting(
  {
    ...profileCommand('shown', { avartar: '/images/x', bannerPhotos: [], job: '設計' }),
    dependsOn: ['upload'],
    issuedAt: ago(20),
  },
  8,
);
const follow = waiting(
  command({ id: 'follow', type: 'set-follow', stream: 'f', about: company, data: { value: true }, issuedAt: ago(0) }),
  9,
);

const many = Array.from({ length: 10_000 }, (_none, at) =>
  waiting(
    { ...profileCommand(`many-${at}`, { job: `設計 ${at}`, livingAddress: '' }), issuedAt: ago(60 * 24 * 9) },
    at,
  ),
);
const old = waiting({ ...profileCommand('old', { job: '設計' }), issuedAt: ago(60 * 24 * 40) }, 1);

export type Sample = {
  readonly rows: readonly Row[];
  readonly pause?: SeenQueue['pause'];
  readonly store?: SeenQueue['store'];
  readonly offline?: boolean;
  readonly signedIn?: boolean;
  readonly sending?: SyncState['sending'];
};

/** What the page and the chip are looked at with. */
export const SAMPLES = {
  queue: { rows: [both, removal, refused, gone, going, held, upload, shown, follow] },
  waiting: { rows: [held, upload, shown, follow], offline: true },
  sending: { rows: [going, follow], sending: { done: 3, of: 5 } },
  kept: { rows: [upload, follow] },
  empty: { rows: [] },
  offline: { rows: [], offline: true },
  opening: { rows: [], store: 'opening' },
  memory: { rows: [follow], store: 'memory' },
  'signed-out': { rows: [], signedIn: false },
  'sign-in': { rows: [follow, held], pause: 'sign-in' },
  update: { rows: [follow, held], pause: 'update' },
  paused: { rows: [follow], pause: 'by-hand' },
  old: { rows: [old, follow] },
  many: { rows: many },
} as const satisfies Readonly<Record<string, Sample>>;

export type SampleName = keyof typeof SAMPLES;
