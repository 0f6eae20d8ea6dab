import { figure } from '@meikan/domain';

export const companyTexts = {
  copy: {
    button: 'URLをコピー',
    done: 'URLをコピーしました',
    failed: 'コピーできませんでした。アドレス欄のURLをお使いください。',
  },
  follow: { follow: 'フォローする', following: 'フォロー中', unfollow: 'フォローをやめる' },
  followers: (count: number) => `フォロワー${figure(count)}人`,
  users: (count: number) => `${figure(count)}人が利用`,
  byUsers: '利用者が登録したページです',
  usage: {
    label: '使い方を登録',
    private: '個人で利用',
    company: '社内で利用',
    ofCompany: '自社で導入',
    help: '押すと登録し、もう一度押すと外します。',
    adopters: {
      title: '導入企業について',
      body: (name: string) =>
        `「自社で導入」を押すと、${name}のページの「導入企業」に自社が載り、自社のページの「使っているサービス」にも並びます。相手の会社は、登録の内容を確かめて回答できます。もう一度押すと、どちらのページからも外れます。`,
    },
  },
  word: {
    write: 'ひとことを書く',
    change: 'ひとことを直す',
    title: (service: string) => `${service}についてのひとこと`,
    label: 'ひとこと',
    help: 'このサービスのよいところを、使っている人として紹介してください。「おすすめ」のタブに、お名前とともに表示されます。空にすると消えます。',
  },
  login: {
    title: 'ログインが必要です',
    body: 'この操作には、名鑑のアカウントでのログインが必要です。ログインすると、このページに戻ります。',
    go: 'ログインする',
  },
  askToEdit: { whose: '会社・サービスの担当者の方へ: ', ask: 'ページの編集を申請する' },
  privatePage: {
    title: 'このページは公開されていません',
    body: (name: string) => `${name}は、名鑑のページを公開していません。公式サイトをご覧ください。`,
    bodyWithoutSite: (name: string) => `${name}は、名鑑のページを公開していません。`,
    search: '会社をさがす',
    open: 'ページを開く',
  },
  preview: {
    title: 'プレビュー',
    body: '訪問者に見えるページです。操作のための表示は出ません。',
    leave: 'プレビューを終える',
  },
  tabEmpty: {
    title: 'まだ登録がありません',
    visitor: (tab: string) => `「${tab}」には、まだ何も登録されていません。`,
    owner: (tab: string) => `「${tab}」は未登録のため、訪問者には表示されません。`,
    /** Where it comes from, of what its owner does not write. */
    source: {
      ...{ overview: null, members: null, companies: null, content: null, log: null, section: null },
      users: '「個人で利用」「社内で利用」を押した人が、ここに並びます。',
      recommends: '使っている人のひとことと、利用者が挙げるよい点が、ここに並びます。',
      questions: 'アンケートの質問への回答が、ここに並びます。',
    },
    back: '概要を見る',
  },
} as const;
