import { shownMoment } from '../../directory/shown-date.ts';

export const invitationTexts = {
  title: 'ページの編集への招待',
  heading: (company: string) => `「${company}」のページの編集に招待されています`,
  invited: '承諾すると、このページの内容を編集したり、ほかの人を招待したりできるようになります。',
  handOver: '承諾すると、招待した方に代わって、このページを編集できるようになります。',
  until: (at: string) => `${shownMoment(at)}まで有効です。`,
  signIn: '招待のメールが届いたアドレスのアカウントでログインしてください。',
  login: 'ログインする',
  register: 'アカウントを作成する',
  as: (name: string, email: string) => `${name}（${email}）としてログインしています。`,
  accept: '承諾する',
  accepted: 'ページを編集できるようになりました',
  another: 'ほかのアカウントを使うには、いったんログアウトして、このリンクをもう一度開いてください。',
  account: 'アカウントを確認する',
  failed: '承諾できませんでした',
  openPage: 'ページを見る',
  broken: {
    title: '招待のリンクを読み取れませんでした',
    body: 'リンクが途中で切れているようです。メールのリンクを、もう一度そのまま開いてください。',
  },
  unknown: {
    title: 'この招待は見つかりませんでした',
    body: 'メールのリンクを確認するか、招待した方にお問い合わせください。',
  },
  offline: {
    title: 'いまはオフラインです',
    body: '招待の確認と承諾には通信が必要です。通信が戻ったら、もう一度お試しください。',
  },
  failedToRead: { title: '招待を読み込めませんでした', body: 'しばらくしてから、もう一度お試しください。' },
  retry: 'もう一度読み込む',
  standings: {
    expired: {
      title: 'この招待は有効期限が切れています',
      body: '招待した方に、もう一度送ってもらってください。',
    },
    accepted: {
      title: 'この招待はすでに使われています',
      body: '招待は1回だけ有効です。心当たりがないときは、招待した方にご確認ください。',
    },
    withdrawn: {
      title: 'この招待は取り消されています',
      body: '心当たりがないときは、招待した方にご確認ください。',
    },
  },
} as const;
