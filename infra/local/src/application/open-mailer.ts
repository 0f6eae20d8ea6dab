import {
  type Configuration,
  type Database,
  type Mailbox,
  type Mailer,
  postgresMailbox,
  smtpMailer,
} from '@meikan/platform';

/** How mails leave; `mailbox` is there when they are kept instead of sent. */
export type OpenedMailer = { readonly mailer: Mailer; readonly mailbox: Mailbox | undefined };

export function openMailer({ mail }: Configuration, database: Database, opened: AsyncDisposableStack): OpenedMailer {
  const mailbox = mail.mailbox ? postgresMailbox(database) : undefined;
  const mailer = mailbox ?? smtpMailer({ url: mail.smtpUrl ?? '', from: mail.from });
  opened.defer(() => mailer.close());
  return { mailer, mailbox };
}
