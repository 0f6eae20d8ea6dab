import { openLogParts } from '@meikan/event-log';
import {
  type Database,
  type Mailer,
  mailboxPages,
  migrate,
  openServiceDatabase,
  platformMigrations,
  postgresMailbox,
  required,
  runService,
  type Service,
  serve,
  smtpMailer,
  systemClock,
} from '@meikan/platform';
import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import { identitySettings } from './configuration.ts';
import { createIdentity } from './identity.ts';

type Post = { readonly mailer: Mailer; readonly pages: readonly FastifyPluginAsync[] };

/** SMTP where configured; otherwise a mailbox in PostgreSQL, with its page. */
async function openPost({ configuration, opened }: Service, database: Database): Promise<Post> {
  const { mail, production } = configuration;
  if (mail.smtpUrl !== undefined) {
    const mailer = smtpMailer({ url: mail.smtpUrl, from: mail.from });
    opened.defer(() => mailer.close());
    return { mailer, pages: [] };
  }
  await migrate(database.pool, platformMigrations);
  const mailer = postgresMailbox(database);
  return { mailer, pages: mail.mailbox ? [mailboxPages(mailer, { production })] : [] };
}

/** Identity in a process of its own (design.md 7). */
await runService({
  name: 'identity',
  async open(service) {
    const { configuration, logger, opened } = service;
    const kek = required(configuration.secrets.kek, 'MEIKAN_KEK');
    const database = openServiceDatabase(service);
    const { pool } = database;
    const { handler } = await openLogParts(opened, { pool, eventStore: configuration.eventStore, kek });
    const { mailer, pages } = await openPost(service, database);
    const identity = await createIdentity({
      settings: identitySettings(configuration),
      ...{ database, handler, mailer, clock: systemClock, log: logger },
    });
    opened.defer(() => identity.close());
    return serve(service, {
      checks: { database: () => sql`select 1`.execute(database.kysely()).then(() => undefined) },
      plugins: [...pages, identity.plugin],
    });
  },
});
