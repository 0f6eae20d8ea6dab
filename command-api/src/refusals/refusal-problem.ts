import { isValidationCode, sayInvalid } from '@meikan/contracts';
import type {
  ArticleRefusal,
  BookmarkRefusal,
  CompanyRefusal,
  FollowRefusal,
  Refusal,
  RelationRefusal,
  UsageRefusal,
  UserRefusal,
  ValidationCode,
} from '@meikan/domain';
import { ProblemError } from '@meikan/platform';

type Words = { readonly status: 403 | 404 | 409 | 410 | 422; readonly detail: string };

/** Every no that a command of this room can get from its rule. */
type OwnRefusal =
  | ArticleRefusal
  | BookmarkRefusal
  | CompanyRefusal
  | FollowRefusal
  | RelationRefusal
  | UsageRefusal
  | UserRefusal;
type WordedCode = Exclude<OwnRefusal['code'], ValidationCode>;

/** What each rule's no means on the wire. Codes of validation are worded in contracts, for server and forms alike. */
const table: { readonly [C in WordedCode]: Words } = {
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
};

const isWorded = (code: string): code is WordedCode => Object.hasOwn(table, code);

/** The problem of a refusal. The contracts have named the fields of what they refuse; what only a rule refuses is told as a whole. */
export function problemOfRefusal(refusal: Refusal): ProblemError {
  const { code, field } = refusal;
  if (isValidationCode(code)) {
    const message = sayInvalid(code, '入力内容');
    return new ProblemError({ code: 'invalid', detail: message, errors: [{ field: field ?? '', code, message }] });
  }
  if (!isWorded(code)) throw new Error(`a refusal without words: ${code}`);
  const words: Words = table[code];
  const errors = field === undefined ? [] : [{ field, code, message: words.detail }];
  return new ProblemError({ code, ...words, errors });
}
