import { notificationKinds } from '@meikan/domain';
import { goldenQueries } from '../testing/golden.ts';
import type { Asked } from './news-rows.ts';
import { countNotifications, findNotifications, findSettings } from './notification-queries.ts';

const settings = { seenUntil: '2026-11-20T00:00:00.000Z', muted: [] };
const asked: Asked = {
  reader: { id: 'u-mio', isAdmin: false },
  address: 'mio@example.jp',
  now: '2026-11-21T12:00:00.000Z',
  after: '',
};
/** All but one kind. */
const only = (kept: string) => ({ ...settings, muted: notificationKinds.filter((kind) => kind !== kept) });

goldenQueries(import.meta.dirname, {
  'find-settings': findSettings,
  'find-notifications-of-follows': (question) =>
    findNotifications(question, only('follow'), asked, { page: 2, limit: 20 }),
  ...Object.fromEntries(
    notificationKinds.map((kind) => [
      `count-notifications-of-${kind}`,
      (question: Parameters<typeof findSettings>[0]) =>
        countNotifications(question.db, only(kind), { ...asked, after: settings.seenUntil }),
    ]),
  ),
});
