/** Words that the specification fixes (individual-side.md 8, company-side.md), and those used on more than one page. */
export const texts = {
  signInFailed: 'ログイン失敗',
  signInWrong: 'メールアドレスまたはパスワードが正しくありません。ご確認のうえ、もう一度入力してください。',
  resetFailed: 'パスワードのリセットができませんでした。メールアドレスをご確認ください',
  changeFailed: '入力されたパスワードが正しくありません。ご確認のうえ、もう一度入力してください',
  oldPasswordWrong: 'パスワードの情報に誤りがあります。ご確認のうえ、もう一度入力してください',
  resetExpired: 'パスワード変更用のリンクの有効期限が切れています。もう一度はじめからやり直してください',
  codeWrong: '確認コードが正しくありません。メールに書かれた6桁の数字を入力してください。',
  codeExpired: '確認コードの有効期限が切れているか、入力の回数が上限に達しました。新しいコードを送り直してください。',
  emailInvalid: 'メールアドレスの形式が正しくありません。「name@example.jp」の形で入力してください。',
  nameMissing: 'お名前を入力してください。',
  nameTooLong: 'お名前は50文字以内で入力してください。',
  nameInvalid: 'お名前に使えない文字が含まれています。',
} as const;

/** Words for somebody who must wait. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `回数が上限に達しました。${minutes}分ほどおいて、もう一度お試しください。`;
}
