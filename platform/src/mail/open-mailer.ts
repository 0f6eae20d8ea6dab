import type { Configuration } from '../configuration/configuration.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/open-database.ts';
import { platformMigrations } from '../database/platform-migrations.ts';
import { type Mailbox, postgresMailbox } from './mailbox.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** How mails leave; `mailbox` is there when they are kept instead of sent. */
export type OpenedMailer = { readonly mailer: Mailer; readonly mailbox: Mailbox | null };

/** By SMTP where it is configured; otherwise mails are kept in the database. `opened` closes it. */
export async function openMailer(
  { mail: { smtpUrl, from } }: Pick<Configuration, 'mail'>,
  database: Database,
  opened: AsyncDisposableStack,
): Promise<OpenedMailer> {
  if (smtpUrl !== undefined) {
    const mailer = smtpMailer({ url: smtpUrl, from });
    opened.defer(() => mailer.close());
    return { mailer, mailbox: null };
  }
  await migrate(database.pool, platformMigrations);
  const mailbox = postgresMailbox(database);
  return { mailer: mailbox, mailbox };
}
