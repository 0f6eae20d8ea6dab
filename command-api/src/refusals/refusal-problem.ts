import { isValidationCode, sayInvalid } from '@meikan/contracts';
import type { Refusal } from '@meikan/domain';
import { ProblemError } from '@meikan/platform';

type Words = { readonly status: 403 | 404 | 409 | 410 | 422; readonly detail: string };

/** What each rule's no means on the wire. Codes of validation are worded in contracts, for server and forms alike. */
const table: Readonly<Record<string, Words>> = {
  'user-unknown': { status: 404, detail: 'この利用者は見つかりませんでした。' },
  'user-already-registered': { status: 409, detail: 'このプロフィールはすでに登録されています。' },
  'company-unknown': { status: 404, detail: 'この会社・サービスは見つかりませんでした。' },
  'company-removed': { status: 410, detail: 'このページはすでに削除されています。' },
  'company-already-registered': { status: 409, detail: 'この会社・サービスはすでに登録されています。' },
  'article-unknown': { status: 404, detail: 'この記事は見つかりませんでした。' },
  'article-removed': { status: 410, detail: 'この記事はすでに削除されています。' },
  'article-already-registered': { status: 409, detail: 'この記事はすでに登録されています。' },
  'not-postable': { status: 403, detail: 'このカテゴリの記事は、このページには登録できません。' },
  'bookmark-in-business-mode': { status: 403, detail: '法人アカウントでは記事を保存できません。' },
  'not-bookmarkable': { status: 403, detail: 'この種類の資料は保存できません。' },
  'own-item': { status: 403, detail: '自分の記事は保存できません。' },
  'self-follow': { status: 403, detail: '自分自身をフォローすることはできません。' },
  'self-usage': { status: 403, detail: '自社のサービスを自社の利用として登録することはできません。' },
  'usage-type-of-other-holder': { status: 422, detail: 'この使い方は選べません。' },
  'self-relation': { status: 403, detail: '自社との関わりは登録できません。' },
  'last-owner': { status: 409, detail: '最後の持ち主は外せません。先に別の持ち主を加えてください。' },
};

/** The problem of a refusal; a code of validation becomes a 422 that names the field by `label` (or its path). */
export function problemOfRefusal(refusal: Refusal, label?: string): ProblemError {
  const { code, field } = refusal;
  if (isValidationCode(code)) {
    const message = sayInvalid(code, label ?? field ?? '入力');
    return new ProblemError({ code: 'invalid', detail: message, errors: [{ field: field ?? '', code, message }] });
  }
  const words = table[code];
  if (!words) throw new Error(`a refusal without words: ${code}`);
  const errors = field === undefined ? [] : [{ field, code, message: words.detail }];
  return new ProblemError({ code, ...words, errors });
}

/** Every code that has words, for the test that no decider's refusal goes without. */
export const wordedRefusals: readonly string[] = Object.keys(table);
