import { shownDayOf } from '../../directory/shown-date.ts';

export const ownReportsTexts = {
  title: '通報',
  none: '通報したものはありません。人、会社・サービス、記事のページの下にある「通報する」から、運営に知らせることができます。',
  nameless: {
    user: '表示されていないプロフィール',
    company: '表示されていないページ',
    article: '表示されていない記事',
  },
  reportedAt: (at: string) => `${shownDayOf(at)}に通報`,
  standing: { open: '確認中', hidden: '非公開になりました', kept: '問題は見つかりませんでした' },
  showMore: 'これより前の通報も表示する',
  withdraw: '取り下げる',
  withdrawOf: (name: string) => `：「${name}」の通報`,
  withdrawn: '通報を取り下げました',
  undo: '元に戻す',
} as const;
