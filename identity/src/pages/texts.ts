/** Words that the specification fixes, and those used on more than one page. */
export const texts = {
  signInFailed: 'ログイン失敗',
  signInWrong: 'メールアドレスまたはパスワードが正しくありません。ご確認のうえ、もう一度入力してください。',
  resetFailed: 'パスワードのリセットができませんでした。メールアドレスをご確認ください',
  changeFailed: '入力されたパスワードが正しくありません。確認して再度入力してください',
  oldPasswordWrong: 'パスワード情報に誤りがあります。確認して再度入力してください',
  resetExpired: 'パスワード変更用リンクの有効期限が切れています。最初からやり直してください',
  mailedCodeExpired: '確認コードの有効期限が切れています。もう一度送ってください。',
  codeWrong: '確認コードが正しくありません。メールに書かれた6桁の数字を入力してください。',
  codeExpired: '確認コードの有効期限が切れているか、入力の回数が上限に達しました。新しいコードを送り直してください。',
  sentAgain: '新しい確認コードを送りました。前のコードは使えません。いちばん新しいメールのコードを入力してください。',
  emailInvalid: 'メールアドレスの形式が正しくありません。「name@example.jp」の形で入力してください。',
  unusualSuffix: 'あまり見かけない末尾のアドレスです。つづりが正しければ、このままお使いいただけます。',
  unusualSuffixSent: 'あまり見かけない末尾のアドレスです。届かないときは、つづりもご確認ください。',
  nameMissing: 'お名前を入力してください。',
  nameTooLong: 'お名前は50文字以内で入力してください。',
  nameInvalid: 'お名前に使えない文字が含まれています。',
  passwordChanged: 'パスワードを変更しました。ほかの端末では、もう一度ログインしてください。',
  noPassword: 'パスワードは、まだありません。ログインの画面の「パスワードを忘れた」から設定できます。',
  sameEmail: 'いまのメールアドレスと同じです。別のメールアドレスを入力してください。',
  emailTaken: 'このメールアドレスには変更できませんでした。もう一度はじめからやり直してください。',
  afterEmail: '変更すると、いまのメールアドレスにもお知らせが届き、ほかの端末ではログインし直しになります。',
  noPasswordForEmail:
    'メールアドレスを変えるには、パスワードが必要です。ログインの画面の「パスワードを忘れた」から設定してください。',
  lost: '手続きの時間が過ぎたか、別の画面で始められています。もう一度はじめからやり直してください。',
} as const;

/** Words around a social provider, under the name that its operator gave it. */
export const socialTexts = {
  declined: (name: string) =>
    `${name}でのログインは行われませんでした。もう一度試すか、ほかの方法でログインしてください。`,
  unproven: (name: string) => `${name}でのログインを確かめられませんでした。もう一度お試しください。`,
  unverified: (name: string) =>
    `${name}から、確認済みのメールアドレスを受け取れませんでした。${name}の設定を確かめるか、ほかの方法でログインしてください。`,
  knownTitle: 'すでに登録されています',
  known: (name: string) => `これまでの方法で一度ログインすると、次からは${name}でもログインできます。`,
  elsewhere: 'ほかのサービスでのログイン',
  notLinked: 'つながっていません',
  howToLink: '同じメールアドレスのサービスは、ログインの画面で選ぶとつながります。',
  lastWay: (name: string) =>
    `${name}を外すと、ログインする方法がなくなります。先に、ログインの画面の「パスワードを忘れた」からパスワードを設定してください。`,
  unlinked: (name: string) => `${name}でのログインを外しました。ほかの端末では、もう一度ログインしてください。`,
  disabled: 'このアカウントは現在ご利用いただけません。運営までお問い合わせください。',
} as const;

/** Words on phones, where no business account is made. */
export const pcTexts = {
  title: '法人アカウントの登録はパソコンで',
  body: '次のアドレスをパソコンに送り、広い画面で開いてください。',
  send: 'アドレスをメールで送る',
  subject: '名鑑：パソコンで開くページ',
} as const;

/** Words for somebody who must wait. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `回数が上限に達しました。${minutes}分ほどおいて、もう一度お試しください。`;
}
