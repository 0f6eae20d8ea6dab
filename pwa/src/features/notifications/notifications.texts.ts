import type { NotificationKind } from '@meikan/domain';
import { shownDayOf } from '../../directory/shown-date.ts';

/** Who did it, the latest named; of several, how many more there are. */
type Doers = { readonly name: string; readonly more: number };

const people = ({ name, more }: Doers) => (more === 0 ? `${name}さん` : `${name}さんほか${more}人`);
const sides = ({ name, more }: Doers) => (more === 0 ? name : `${name}ほか${more}件`);

export const notificationTexts = {
  title: 'お知らせ',
  fresh: '新着',
  list: 'お知らせの一覧',
  anonymous: 'ログインすると、フォローや、フォローした人の新しい記事などのお知らせを読めます。',
  none: 'お知らせは、まだありません',
  noneBody: 'フォローされたときや、フォローした人が記事を公開したときなどに、ここに新しい順に並びます。',
  settings: '受け取るお知らせを選ぶ',
  at: shownDayOf,
  reason: (reason: string) => `理由：${reason}`,
  kinds: {
    follow: { name: 'フォロー', consequence: 'あなたや、あなたが編集するページがフォローされたとき' },
    article: { name: '新しい記事', consequence: 'フォローした人が、記事などを公開したとき' },
    page: {
      name: 'ページの編集',
      consequence: 'ページの編集に招待されたとき、編集する人が増えたとき、申請に回答があったとき',
    },
    claim: {
      name: '利用や関わりの登録',
      consequence: 'あなたが編集するページについて登録されたとき、あなたの登録に異議があったとき',
    },
    report: { name: '通報', consequence: 'あなたの通報に回答があったとき、編集するページが非公開になったとき' },
    plan: { name: 'プラン', consequence: '有料プランが始まったとき、終わったとき' },
  } satisfies Readonly<Record<NotificationKind, { readonly name: string; readonly consequence: string }>>,
  choices: {
    lead: '受け取らない種類は、お知らせのページにも、件数にも表示されません。受け取るように戻すと、それまでのものも表示されます。',
    on: (consequence: string) => `${consequence}に知らせます。`,
    off: (consequence: string) => `${consequence}にも知らせません。`,
  },
  nameless: { user: '表示されていない人', company: '表示されていないページ', article: '表示されていない記事' },
  told: {
    followed: (by: Doers) => `${people(by)}があなたをフォローしました`,
    pageFollowed: (by: Doers, page: string) => `${people(by)}が「${page}」をフォローしました`,
    published: (who: string, title: string, more: number) =>
      more === 0 ? `${who}が「${title}」を公開しました` : `${who}が「${title}」ほか${more}件を公開しました`,
    invited: (page: string) => `「${page}」のページの編集に招待されています。届いたメールのリンクから参加できます`,
    given: (page: string) => `「${page}」のページを編集できるようになりました`,
    ownerAdded: (by: Doers, page: string) => `${people(by)}が「${page}」のページの編集に加わりました`,
    declined: (page: string) => `「${page}」のページの編集の申請は、承認されませんでした`,
    usage: (who: string, service: string) => `${who}が「${service}」の利用を登録しました`,
    usages: (by: Doers, service: string) => `${sides(by)}の「${service}」の利用が登録されました`,
    adoption: (by: Doers, company: string) => `「${company}」が、${sides(by)}の導入企業として登録されました`,
    relation: (by: Doers, company: string) => `「${company}」が、${sides(by)}の関わりのある会社として登録されました`,
    disputed: (by: Doers) => `${sides(by)}から、登録した内容に異議がありました`,
    reportHidden: (name: string) => `あなたが通報した「${name}」を、運営が非公開にしました`,
    reportKept: (name: string) => `あなたが通報した「${name}」に、非公開にする理由は見つかりませんでした`,
    pageHidden: (page: string) => `「${page}」のページを、運営が非公開にしました`,
    planBegun: '有料プランが始まりました',
    planEnded: '有料プランが終わりました',
  },
  person: (name: string) => `${name}さん`,
} as const;
