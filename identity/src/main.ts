import { openServiceLog } from '@meikan/event-log';
import { mailboxPages, openMailer, runService, serve, systemClock } from '@meikan/platform';
import { pagesOwnedAlone } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { identitySettings } from './configuration.ts';
import { createIdentity } from './identity.ts';

/** Identity in a process of its own. */
await runService({
  name: 'identity',
  async open(service) {
    const { configuration, logger, opened } = service;
    const { database, handler, keys } = await openServiceLog(service);
    const { mailer, mailbox } = await openMailer(configuration, database, opened);
    const { production } = configuration;
    const pages = mailbox === null ? [] : [mailboxPages(mailbox, { production })];
    const identity = await createIdentity({
      settings: identitySettings(configuration),
      ...{ database, handler, keys, mailer, clock: systemClock, log: logger },
      pagesOwnedAlone: (id) => pagesOwnedAlone(database.pool, id),
    });
    opened.defer(() => identity.close());
    return serve(service, {
      checks: { database: () => sql`select 1`.execute(database.kysely()).then(() => undefined) },
      plugins: [...pages, identity.plugin],
    });
  },
});
