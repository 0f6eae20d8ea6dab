import { shownMoment, shownMonthDay } from '../../../directory/shown-date.ts';

const takeAlong = '手元に残したいものは、先に「データを書き出す」で保存できます。';
const pagesStay =
  '会社・サービスのページは、会社のものとして残ります。あなただけが編集できる下書きは、ほかの人には見えないままです。';

export const leavingTexts = {
  title: '退会',
  lead: '14日間は取りやめられます。そのあと、預かっている情報は消去され、元に戻せません。',
  begin: '退会の手続きへ',
  leavesOn: (closesAt: string) => `${shownMonthDay(closesAt)}に退会します`,
  hidden: 'それまで、プロフィールはほかの人から見えません。',
  until: (closesAt: string) => `${shownMoment(closesAt)}まで取りやめられます。`,
  started: (closesAt: string) => `退会の手続きをしました。${shownMoment(closesAt)}まで取りやめられます。`,
  stop: '退会を取りやめる',
  stopped: '退会を取りやめました',
  offline: {
    title: 'いまはオフラインです',
    body: '退会の手続きには通信が必要です。通信が戻ったら、もう一度お試しください。',
  },
  close: '閉じる',
  dialog: '退会の手続き',
  consequences: {
    person: [
      'プロフィールは、すぐにほかの人から見えなくなります。',
      '14日間は、いつでも取りやめられます。',
      '14日たつと、プロフィール、記事、利用サービス、ブックマーク、フォロー、足あと、メールアドレスなどが消去され、元に戻せません。',
      pagesStay,
      takeAlong,
    ],
    company: [
      '14日間は、いつでも取りやめられます。',
      '14日たつと、お名前、メールアドレス、フォロー、足あとなどが消去され、元に戻せません。',
      pagesStay,
      takeAlong,
    ],
  },
  owned: {
    title: '先に、ページを引き継いでください',
    body: '次の公開中のページは、あなたのほかに編集できる人がいません。',
    label: '引き継ぎが必要なページ',
    ways: 'ページを開いて、どちらかをしてから、ここに戻ってください。',
    invite: '「編集できる人」から、ほかの人を招待して、承諾してもらう',
    draft: '「公開」を切って、下書きに戻す',
  },
  askBody: '手続きには、アカウントのメールアドレスに届く確認コードが必要です。',
  leave: '退会する',
  failed: '退会の手続きができませんでした',
} as const;
