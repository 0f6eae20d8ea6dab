import { createTransport } from 'nodemailer';
import { Fault } from '../problems/fault.ts';
import { checkMail } from './check-mail.ts';
import type { Mail, Mailer } from './mailer.ts';

const TIMEOUT = 10_000;

/** Hands mails to the server at `url` (`smtp://` or `smtps://`, credentials inside) over a few kept connections. */
export function smtpMailer(options: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport({
    url: options.url,
    pool: true,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail: Mail) {
      checkMail(mail);
      try {
        await transport.sendMail({ from: options.from, to: mail.to, subject: mail.subject, text: mail.text });
      } catch (cause) {
        throw new Fault('mail', 'The mail server did not take the mail.', { cause });
      }
    },
    async close() {
      transport.close();
    },
  };
}
