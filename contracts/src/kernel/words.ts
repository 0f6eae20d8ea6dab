import type { ValidationCode } from '@meikan/domain';

const words: { readonly [C in ValidationCode]: (label: string, max?: number) => string } = {
  required: (label) => `${label}を入力してください。`,
  'too-long': (label, max) =>
    max === undefined ? `${label}が長すぎます。` : `${label}は${max}文字以内で入力してください。`,
  'too-short': (label) => `${label}が短すぎます。`,
  'too-many': (label, max) => (max === undefined ? `${label}が多すぎます。` : `${label}は${max}件以内にしてください。`),
  'out-of-range': (label) => `${label}は決められた範囲で入力してください。`,
  'not-an-integer': (label) => `${label}は整数で入力してください。`,
  'unsafe-text': (label) => `${label}に使えない文字が含まれています。`,
  'unsafe-url': (label) => `${label}は https:// または http:// で始まるアドレスで入力してください。`,
  'unsafe-url-characters': (label) =>
    `${label}に、空白や「"」「<」「>」「\\」など、アドレスに使えない文字が含まれています。取り除いてください。`,
  'unsafe-url-login': (label) =>
    `${label}にユーザー名やパスワードが含まれています。「@」とその前を取り除いてください。`,
  'unsafe-url-host': (label) =>
    `${label}のホスト名（https:// の次の部分）が正しくありません。example.com のような名前で入力してください。`,
  'unsafe-url-inside': (label) =>
    `${label}のホスト名（https:// の次の部分）は、インターネットに公開されていないため使えません。誰でも開けるアドレスを入力してください。`,
  'unsafe-url-port': (label) => `${label}のポート番号（「:」の後の数字）は、1から65535までで入力してください。`,
  'not-an-image-address': (label) => `${label}はアップロードした画像を指定してください。`,
  'not-an-email': (label) => `${label}は正しいメールアドレスの形式で入力してください。`,
  'weak-password': (label) =>
    `${label}は8文字以上で、数字と英字の大文字・小文字を含めてください（15文字以上の文なら種類は問いません）。`,
  'common-password': (label) => `${label}が推測されやすいため使えません。別のものにしてください。`,
  'not-a-handle': (label) => `${label}は半角の英小文字、数字、ハイフンで入力してください。`,
  'reserved-handle': (label) => `この${label}は使えません。別のものにしてください。`,
  'not-a-date': (label) => `${label}は yyyy/MM/dd の形式で入力してください。`,
  'not-a-year-month': (label) => `${label}は年と月を入力してください。`,
  'ends-before-start': (label) => `${label}の終了年月は、開始年月以降にしてください。`,
  'unknown-key': (label) => `${label}は一覧にある値から選択してください。`,
  'not-an-id': (label) => `${label}の指定が正しくありません。`,
  'sum-not-100': (label) => `${label}の合計を 100 にしてください。`,
  'unknown-field': (label) => `${label}という項目は受け付けていません。`,
};

/** What the server and a form say of a value that a rule of the domain refuses. `max` is the limit in graphemes or items. */
export function sayInvalid(code: ValidationCode, label: string, max?: number): string {
  return words[code](label, max);
}

export function isValidationCode(code: string): code is ValidationCode {
  return Object.hasOwn(words, code);
}
