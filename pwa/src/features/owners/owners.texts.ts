import { shownDayOf, shownMoment } from '../../directory/shown-date.ts';

export const ownersTexts = {
  title: 'ページを編集できる人',
  close: '閉じる',
  offline: {
    title: 'いまはオフラインです',
    body: '編集できる人の変更には通信が必要です。通信が戻ったら、もう一度お試しください。',
  },
  owners: {
    label: '編集できる人',
    since: (at: string) => `${shownDayOf(at)}から`,
    self: 'あなた',
    company: '法人アカウント',
    transfer: '引き継ぐ',
    remove: '外す',
    leave: '離れる',
    of: (name: string) => `：${name}さん`,
    last: 'あなたがここを離れるには、先にほかの人を招待して、承諾してもらってください。',
  },
  invitations: {
    label: '承諾を待っている招待',
    until: (at: string) => `${shownMoment(at)}まで有効`,
    expired: '期限切れ',
    by: (name: string) => `${name}さんが招待`,
    handOver: '承諾されると交代',
    withdraw: '取り消す',
    of: (email: string) => `：${email}への招待`,
  },
  invite: {
    title: '招待する',
    email: 'メールアドレス',
    help: '招待のメールが届きます。7日間、1回だけ有効で、このアドレスのアカウントだけが承諾できます。',
    handOver: '承諾されたら、自分と交代する',
    send: '招待を送る',
    sent: (email: string) => `${email}に招待を送りました`,
  },
  remove: {
    title: (name: string) => `${name}さんを外しますか`,
    body: 'このページを編集できなくなり、この方が送った招待も取り消されます。1時間以内なら元に戻せます。',
    confirm: '外す',
    done: (name: string) => `${name}さんを外しました`,
    undo: '元に戻す',
    undone: (name: string) => `${name}さんが、また編集できるようになりました`,
  },
  leave: {
    title: 'ページの編集から離れますか',
    body: '編集できなくなり、あなたが送った招待も取り消されます。また編集するには、ほかの人からの招待が必要です。',
    confirm: '離れる',
    done: 'ページの編集から離れました',
  },
  transfer: {
    title: (name: string) => `${name}さんに引き継ぎますか`,
    body: 'あなたは編集できなくなり、あなたが送った招待も取り消されます。また編集するには、招待が必要です。',
    confirm: '引き継いで離れる',
    done: (name: string) => `${name}さんに引き継ぎました`,
  },
  withdraw: {
    title: '招待を取り消しますか',
    body: (email: string) => `${email}に届いたメールのリンクは使えなくなります。`,
    confirm: '取り消す',
    done: (email: string) => `${email}への招待を取り消しました`,
  },
} as const;
