import { shownDayOf, shownMoment } from '../../../directory/shown-date.ts';

const addressesAt = (domains: readonly string[]) => domains.map((domain) => `@${domain}`).join(' か ');

export const ownershipTexts = {
  title: 'ページの編集を申請する',
  heading: (company: string) => `「${company}」のページの編集を申請する`,
  visitor: {
    body: '会社やサービスの担当者の方は、名鑑にあるページの編集を申請できます。申請には、アカウントが必要です。',
    login: 'ログインする',
    register: 'アカウントを作成する',
  },
  owner: {
    title: 'このページを編集できます',
    body: '「ページを開く」から、内容の編集や、ほかの人の招待ができます。',
    open: 'ページを開く',
  },
  lead: 'このページを編集できる人は、まだいません。担当者の方は、次の方法で編集できるようになります。',
  leadOwned:
    'このページには、編集できる人がいます。社内の方から招待してもらうのが近道です。連絡がつかないときは、運営に申請してください。',
  toPage: 'ページを見る',
  offline: {
    title: 'いまはオフラインです',
    body: '申請には通信が必要です。通信が戻ったら、もう一度お試しください。',
  },
  byMail: {
    title: 'メールで確認する',
    body: (domains: readonly string[]) =>
      `公式サイトと同じドメイン（${addressesAt(domains)}）のメールアドレスに、確認のメールを送ります。`,
    opens: 'メールのリンクを開くと、すぐにページを編集できます。',
    opensOwned: 'メールのリンクを開くと、運営が申請を確認します。',
    email: 'メールアドレス',
    help: (domains: readonly string[]) => `${addressesAt(domains)} のアドレス`,
    send: '確認のメールを送る',
  },
  byWords: {
    title: '運営に申請する',
    body: '会社との関わりを、運営が確認します。結果は、アカウントのメールアドレスにお知らせします。',
    message: '会社との関わり',
    help: '所属と役割、会社の代表の連絡先など、確認の手がかりになるものを書いてください。運営だけが読みます。',
    send: '申請する',
  },
  mailed: {
    title: '確認のメールを送りました',
    body: (email: string, until: string) =>
      `${email} に届いたメールのリンクを、${shownMoment(until)}までに、このアカウントで開いてください。届かないときは、迷惑メールのフォルダーを確認するか、下から申請し直してください。`,
    expired: '確認のメールの期限が切れました',
    expiredBody: 'もう一度、下から申請してください。',
  },
  open: {
    title: '運営が確認しています',
    body: (at: string, domain: string | null) => {
      const proved = domain === null ? '' : `@${domain} のメールは確認しました。`;
      return `${proved}${shownDayOf(at)}に申請しました。結果は、アカウントのメールアドレスにお知らせします。`;
    },
  },
  declined: '前の申請は、承認が見送られました',
  again: '申請し直す',
  againBody: '新しい申請が、前の申請に代わります。',
  withdraw: '申請を取り下げる',
  withdrawn: '申請を取り下げました',
  prove: {
    heading: (company: string) => `「${company}」のメールの確認`,
    body: '申請したアカウントでログインしていることを確かめて、確認を終えてください。',
    as: (name: string, email: string) => `${name}（${email}）としてログインしています。`,
    confirm: '確認を終える',
    failed: '確認できませんでした',
    again: '申請の画面に進む',
    granted: 'ページを編集できるようになりました',
    passed: 'メールを確認しました。運営からのお知らせをお待ちください。',
  },
} as const;
