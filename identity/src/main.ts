import { openServiceLog } from '@meikan/event-log';
import {
  type Database,
  type Mailer,
  mailboxPages,
  migrate,
  platformMigrations,
  postgresMailbox,
  runService,
  type Service,
  serve,
  smtpMailer,
  systemClock,
} from '@meikan/platform';
import { pagesOwnedAlone } from '@meikan/projections/read-model';
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

/** Identity in a process of its own. */
await runService({
  name: 'identity',
  async open(service) {
    const { configuration, logger, opened } = service;
    const { database, handler } = await openServiceLog(service);
    const { mailer, pages } = await openPost(service, database);
    const identity = await createIdentity({
      settings: identitySettings(configuration),
      ...{ database, handler, mailer, clock: systemClock, log: logger },
      pagesOwnedAlone: (id) => pagesOwnedAlone(database.pool, id),
    });
    opened.defer(() => identity.close());
    return serve(service, {
      checks: { database: () => sql`select 1`.execute(database.kysely()).then(() => undefined) },
      plugins: [...pages, identity.plugin],
    });
  },
});
