import { shownDayOf } from '../../../directory/shown-date.ts';

export const reportsQueueTexts = {
  lead: '会員からの通報です。回答は、通報した人にメールで届きます。非公開にしたときは、載せた人や会社にも、理由がメールで届きます。だれが通報したかは知らせません。',
  states: { '': '確認待ち', answered: '回答済み' },
  state: '通報の状態',
  label: '通報されたもの',
  none: '確認待ちの通報はありません',
  noneBody: '通報が届くと、ここに並びます。運営の全員にメールでもお知らせします。',
  noneAnswered: '回答した通報はありません',
  noneAnsweredBody: '回答した通報は、ここに並びます。あとから取り消すこともできます。',
  kinds: { user: '人', company: 'ページ', article: '記事' },
  gone: { user: '退会した人', company: '削除されたページ', article: '表示されていない記事' },
  hidden: '非公開',
  count: (count: number) => `通報${count}件`,
  earlier: (count: number) => `これまでの回答${count}回`,
  history: '操作履歴',
  of: (name: string) => `：「${name}」`,
  reports: (name: string) => `「${name}」への通報`,
  reportedAt: (at: string) => `${shownDayOf(at)}に通報`,
  newest: (count: number) => `新しい${count}件を表示しています`,
  reason: '非公開にする理由',
  hide: '非公開にする',
  keep: '問題なしにする',
  /** Where there is nothing to hide any more. */
  close: '確認済みにする',
  done: {
    hidden: '非公開にしました',
    kept: '問題なしと回答しました',
    closed: '確認済みにしました',
  },
  undo: '元に戻す',
  ruled: {
    hidden: (reason: string, at: string) => `「${reason}」のため非公開（${shownDayOf(at)}に回答）`,
    kept: (at: string) => `問題なし（${shownDayOf(at)}に回答）`,
  },
  takeBack: '回答を取り消す',
  takenBack: '回答を取り消しました',
} as const;
