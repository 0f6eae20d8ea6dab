import { getNotificationState, listNotifications, type Notification } from '@meikan/contracts';
import { catalogueLabel } from '@meikan/domain';
import type { FastifyInstance } from 'fastify';
import { accountName } from '../companies/account-name.ts';
import type { ReadApiDeps } from '../route/deps.ts';
import { type Question, readRoute } from '../route/read-route.ts';
import type { Asked } from './news-rows.ts';
import { countNotifications, findNotifications, findSettings, type NotificationRow } from './notification-queries.ts';

/** What somebody is notified of: to everybody their own. */
export function notificationRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listNotifications, async ({ query }, question) => {
    const [settings, asked] = await Promise.all([findSettings(question), askedBy(question)]);
    const [rows, total] = await Promise.all([
      findNotifications(question, settings, asked, query),
      countNotifications(question.db, settings, asked),
    ]);
    return { payload: await Promise.all(rows.map((row) => toNotification(question, row))), total };
  });
  readRoute(app, deps, getNotificationState, async (_, question) => {
    const [settings, asked] = await Promise.all([findSettings(question), askedBy(question)]);
    const newCount = await countNotifications(question.db, settings, { ...asked, after: settings.seenUntil });
    return { payload: { userId: question.reader.id ?? '', newCount, muted: [...settings.muted] } };
  });
}

async function askedBy({ reader, deps }: Question): Promise<Asked> {
  const account = reader.id === null ? null : await deps.ownAccount(reader.id);
  return { reader, address: account?.email ?? '', now: deps.clock.now().toISOString(), after: '' };
}

/** What hid a page is said in the words in which it was reported. */
const reasonOf = ({ type, reason }: NotificationRow): string | null =>
  type === 'page-hidden' && reason !== null ? (catalogueLabel('report_reasons', reason) ?? reason) : reason;

async function toNotification({ deps }: Question, row: NotificationRow): Promise<Notification> {
  const { aboutKind, aboutId, aboutName, by, ...told } = row;
  return {
    ...told,
    reason: reasonOf(row),
    about: aboutKind === null || aboutId === null ? null : { kind: aboutKind, id: aboutId, name: aboutName },
    by: await Promise.all(by.map(async (who) => ({ ...who, name: who.name ?? (await accountName(deps, who.id)) }))),
  };
}
