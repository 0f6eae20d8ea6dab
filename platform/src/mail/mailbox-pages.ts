import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { page, servePageStyle } from '../pages/page.ts';
import type { KeptMail, Mailbox } from './mailbox.ts';

const SHOWN = 50;

function mailItem(mail: KeptMail) {
  return html`<article>
  <h2>${mail.subject}</h2>
  <p>宛先: ${mail.to}<br>日時: <time datetime="${mail.sentAt}">${mail.sentAt}</time></p>
  <pre>${mail.text}</pre>
</article>`;
}

function mailboxPage(mails: readonly KeptMail[]): string {
  const body = mails.length === 0 ? html`<p>まだメールはありません。</p>` : html`${mails.map(mailItem)}`;
  return page(
    '開発用メールボックス',
    html`<p>送信されたメールを、新しい順に表示しています。</p>${body}`,
    '/dev/mailbox.css',
  );
}

/**
 * The page at /dev/mailbox and its JSON. Register it only where configuration says `mail.mailbox`, which production
 * never does; there it refuses to start.
 */
export function mailboxPages(mailbox: Mailbox, options: { readonly production: boolean }) {
  if (options.production) throw new Error('The mailbox page must not exist in production.');
  return async (app: FastifyInstance): Promise<void> => {
    const config = { rule: 'anyone, in development only' };
    servePageStyle(app, '/dev/mailbox.css');
    app.get('/dev/mailbox', { config }, async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(mailboxPage(await mailbox.newest(SHOWN))),
    );
    app.get('/dev/mailbox.json', { config }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await mailbox.newest(SHOWN)),
    );
  };
}
