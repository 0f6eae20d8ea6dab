import { shownDayOf } from '../../../directory/shown-date.ts';

export const ownershipQueueTexts = {
  lead: '登録されているページを編集したいという申請です。会社との関わりを確かめてから答えてください。結果は、申請した人にメールで届きます。',
  states: { '': '確認待ち', answered: '完了' },
  state: '申請の状態',
  label: '編集の申請',
  none: '確認待ちの申請はありません',
  noneBody: '申請が届くと、ここに並びます。運営の全員にメールでもお知らせします。',
  noneAnswered: '完了した申請はありません',
  noneAnsweredBody: '承認か見送りを答えた申請と、メールの確認で編集できるようになった申請が、ここに並びます。',
  asked: (at: string) => `${shownDayOf(at)}に申請`,
  answered: { granted: '編集できます', declined: '見送り' },
  answeredAt: (at: string) => `${shownDayOf(at)}に完了`,
  by: (name: string, email: string | null) => (email === null ? name : `${name}（${email}）`),
  proved: (domain: string) => `${domain} のメールを確認済み`,
  notProved: 'メールの確認なし',
  owners: (names: readonly string[]) => `編集できる人: ${names.join('、')}`,
  noOwners: '編集できる人はいません',
  reason: (reason: string) => `見送りの理由: ${reason}`,
  grant: {
    open: '承認する',
    title: (company: string) => `「${company}」の編集の申請を承認しますか`,
    body: (person: string) =>
      `${person}さんが、このページを編集できるようになります。あとから外すときは、ページの「編集できる人」を使います（最後の1人は外せません）。`,
    done: '申請を承認しました',
  },
  decline: {
    open: '見送る',
    title: (company: string) => `「${company}」の編集の申請を見送りますか`,
    body: (person: string) => `書いた理由は、${person}さんにメールで届きます。申請し直すことはできます。`,
    done: '申請を見送りました',
  },
  of: (company: string, person: string) => `：${person}の「${company}」の申請`,
} as const;
