import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { page, servePageStyle } from '../pages/page.ts';
import type { KeptMail, Mailbox } from './mailbox.ts';

const SHOWN = 50;

const sent = new Intl.DateTimeFormat('ja-JP', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Tokyo',
});

function mailItem(mail: KeptMail) {
  return html`<article>
  <h2>${mail.subject}</h2>
  <dl>
    <dt>宛先</dt><dd>${mail.to}</dd>
    <dt>日時</dt><dd><time datetime="${mail.sentAt}">${sent.format(new Date(mail.sentAt))}</time></dd>
  </dl>
  <pre>${mail.text}</pre>
</article>`;
}

const nothing = html`<div class="none">
<b>まだメールはありません</b>
<p>新規登録やパスワードの再設定をすると、送られるはずのメールがここに届きます。</p>
</div>`;

function mailboxPage(mails: readonly KeptMail[]): string {
  const lead = html`<p class="lead">名鑑が送るメールは、外へは出ずにここに届きます。新しい順に${SHOWN}通まで、1週間表示します。</p>`;
  const list = mails.length === 0 ? nothing : html`${mails.map(mailItem)}`;
  return page('開発用メールボックス', html`${lead}${list}`, '/dev/mailbox.css');
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
