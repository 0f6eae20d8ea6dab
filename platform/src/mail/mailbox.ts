import type { Kysely, Selectable } from 'kysely';
import { type Generated, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Clock, systemClock } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { checkMail } from './check-mail.ts';
import type { Mail, Mailer } from './mailer.ts';

type MailboxTable = {
  readonly id: Generated<string>;
  readonly sent_at: Date;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
};

type Tables = { mailbox: MailboxTable };

export const createMailbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mailbox')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
  },
};

/** A mail that was written down instead of sent. `sentAt` is ISO 8601. */
export type KeptMail = Mail & { readonly id: string; readonly sentAt: string };

/**
 * Mails kept in PostgreSQL, for development and tests: the newest `capacity` of them, and none for longer than a week, so that what
 * they say of somebody who leaves is gone before they are erased.
 */
export type Mailbox = Mailer & { newest(limit: number): Promise<readonly KeptMail[]> };

const CAPACITY = 500;
const KEPT_MS = 7 * 24 * 3600_000;

function toKeptMail(row: Selectable<MailboxTable>): KeptMail {
  return { id: row.id, sentAt: row.sent_at.toISOString(), to: row.recipient, subject: row.subject, text: row.body };
}

/** Needs `platformMigrations`. The pool stays the caller's. */
export function postgresMailbox(
  database: Database,
  options: { readonly capacity?: number; readonly clock?: Clock } = {},
): Mailbox {
  const { capacity = CAPACITY, clock = systemClock } = options;
  const db = database.withSchema<Tables>('platform');
  const oldest = () => new Date(clock.now().getTime() - KEPT_MS);
  return {
    async send(mail) {
      checkMail(mail);
      const row = { sent_at: clock.now(), recipient: mail.to, subject: mail.subject, body: mail.text };
      const { id } = await db.insertInto('mailbox').values(row).returning('id').executeTakeFirstOrThrow();
      const isOver = sql<string>`${id}::bigint - ${capacity}`;
      await db
        .deleteFrom('mailbox')
        .where((where) => where.or([where('id', '<=', isOver), where('sent_at', '<', oldest())]))
        .execute();
    },
    async newest(limit) {
      const kept = db.selectFrom('mailbox').selectAll().where('sent_at', '>=', oldest());
      return (await kept.orderBy('id', 'desc').limit(limit).execute()).map(toKeptMail);
    },
    async close() {},
  };
}
