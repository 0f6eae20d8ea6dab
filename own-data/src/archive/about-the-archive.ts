import type { KeptAccount } from '@meikan/identity';

export const ABOUT_THE_ARCHIVE = 'お読みください.txt';

const JAPAN = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'long', timeStyle: 'short' });

/** What a reader of the archive is told: what is in it, where, and what is not. `madeAt` is when it was made. */
export const aboutTheArchive = ({ name, email }: KeptAccount, madeAt: Date): string => `名鑑 データの書き出し

${name} さん（${email}）のデータです。
${JAPAN.format(madeAt)}に書き出しました。


■ 入っているもの

account.json      アカウント（メールアドレス、ログインの方法、ログイン中の端末）
profile.json      プロフィール（RSSの設定を含みます）
settings.json     アカウントの手続き、プラン、プライバシーの設定
articles.json     登録した記事、スライド、動画など
usages.json       使っているサービス
answers.json      アンケートの回答
memberships.json  会社・サービスとのつながり（編集できる人、所属、編集の申請）
bookmarks.json    ブックマーク
follows.json      フォローしている人、会社・サービス
followers.json    フォローしてくれている人
blocks.json       ブロックしている人
reports.json      通報
visits.json       名前を残して見た、人や会社・サービスのページ（90日分）
reads.json        読んだ記事
pictures/         登録した画像（WebP形式）


■ 読みかた

JSONファイルは、文字コードがUTF-8のテキストです。テキストエディターやブラウザーで開けます。
時刻は世界協定時（UTC）です。日本時間は、これに9時間を足してください。

about    何についてのものか（name は、いま公開されているときの名前）
now      いまの内容
history  これまでの変更を、古いものから順に並べたもの（外したブックマークや削除した記事なども残っています）
  writtenAt  書いた時刻　　arrivedAt  名鑑に届いた時刻
  by         だれが変えたか（self ご本人　admin 運営　other ほかの人　system 自動）
  type       どんな変更か　　data  その内容　　reason  運営が書いた理由

内容のなかの「/images/（英数字）」は、pictures フォルダーの同じ名前の画像です。


■ 入っていないもの

・会社・サービスのページの内容（会社・サービスのものです）
・パスワードなどの秘密
・ほかの人についての情報（だれがあなたのページを見たか、など）
`;
