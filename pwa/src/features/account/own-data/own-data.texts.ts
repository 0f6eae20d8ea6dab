import type { AccountKind } from '../account-kind.ts';

const account = 'アカウントの情報（メールアドレス、ログインの方法、ログイン中の端末）';
const contents: { readonly [K in AccountKind]: readonly string[] } = {
  person: [
    'プロフィール、記事、利用サービス、アンケートの回答、会社とのつながり',
    'ブックマーク、フォロー、ブロック、足あと',
    'これまでの変更の履歴（外したブックマークや削除した記事などを含みます）',
    '登録した画像',
    account,
  ],
  company: ['会社とのつながり', 'フォロー、ブロック、足あと', 'これまでの変更の履歴', '登録した画像', account],
};

const KILOBYTE = 1_000;
const MEGABYTE = 1_000 * KILOBYTE;
const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / KILOBYTE)}KB` : `${(bytes / MEGABYTE).toFixed(1)}MB`;

export const ownDataTexts = {
  title: '自分のデータ',
  lead: '預かっているあなたのデータと画像を、ZIPファイルで受け取れます。',
  goesOn: '書き出しています…',
  begin: 'データを書き出す',
  dialog: 'データの書き出し',
  close: '閉じる',
  intro: '次のものを、1つのZIPファイルにまとめて、この端末に保存します。',
  contents,
  without: '会社・サービスのページの内容は、会社・サービスのものなので入りません。',
  offline: {
    title: 'いまはオフラインです',
    body: '書き出しには通信が必要です。通信が戻ったら、もう一度お試しください。',
  },
  askBody: 'ご本人だけが受け取れるように、アカウントのメールアドレスに確認コードを送ります。',
  act: { label: '書き出す', variant: 'primary', failed: '書き出せませんでした' },
  progress: {
    label: '書き出しの進み具合',
    gathering: 'データを集めています…',
    received: (bytes: number, estimated: number | null) =>
      estimated === null ? `${sizeOf(bytes)}を受け取りました` : `${sizeOf(bytes)} / およそ${sizeOf(estimated)}`,
    stop: '中止する',
  },
  saved: {
    title: 'ファイルを保存しました',
    body: (name: string, bytes: number) =>
      `${name}（${sizeOf(bytes)}）です。何が入っているかは、中の「お読みください.txt」に書いてあります。`,
    care: '個人情報が入っています。ほかの人が使う端末には残さないでください。',
    again: 'もう一度保存する',
  },
} as const;
