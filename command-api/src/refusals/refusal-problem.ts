import { isValidationCode, sayInvalid } from '@meikan/contracts';
import {
  type ArticleRefusal,
  type BlockRefusal,
  type BookmarkRefusal,
  type CompanyRefusal,
  type FollowRefusal,
  limits,
  type MembershipRefusal,
  type Refusal,
  type RelationRefusal,
  type ReportRefusal,
  type RulingRefusal,
  type SurveyAnswerRefusal,
  type SurveyQuestionRefusal,
  type SynonymsRefusal,
  type UsageRefusal,
  type UserRefusal,
  type ValidationCode,
} from '@meikan/domain';
import { ProblemError } from '@meikan/platform';

type Words = { readonly status: 403 | 404 | 409 | 410 | 422; readonly detail: string };

/** Every refusal that a command can get from its rule. */
type OwnRefusal =
  | ArticleRefusal
  | BlockRefusal
  | BookmarkRefusal
  | CompanyRefusal
  | FollowRefusal
  | MembershipRefusal
  | RelationRefusal
  | ReportRefusal
  | RulingRefusal
  | SurveyAnswerRefusal
  | SurveyQuestionRefusal
  | SynonymsRefusal
  | UsageRefusal
  | UserRefusal;
type WordedCode = Exclude<OwnRefusal['code'], ValidationCode>;

/** What each rule's no means on the wire. Codes of validation are worded in contracts, for server and forms alike. */
const table: { readonly [C in WordedCode]: Words } = {
  'user-unknown': { status: 404, detail: 'この利用者は見つかりませんでした。' },
  'user-already-registered': { status: 409, detail: 'このプロフィールはすでに登録されています。' },
  'too-many-rss-configs': { status: 409, detail: `RSS の設定は${limits.rssConfigs}件まで登録できます。` },
  'company-unknown': { status: 404, detail: 'この会社・サービスは見つかりませんでした。' },
  'company-removed': { status: 410, detail: 'このページはすでに削除されています。' },
  'company-already-registered': { status: 409, detail: 'この会社・サービスはすでに登録されています。' },
  'paid-plan-only': {
    status: 403,
    detail: '採用のリンクは、有料プランで登録できます。切り替えは、運営にお申し込みください。',
  },
  'page-incomplete': {
    status: 422,
    detail: 'ページを公開するには、名前、カテゴリー、説明、公式サイトのすべてが必要です。',
  },
  'page-withheld': {
    status: 403,
    detail: 'このページは、運営が非公開にしています。公開を再開するには、運営までお問い合わせください。',
  },
  'article-unknown': { status: 404, detail: 'この記事は見つかりませんでした。' },
  'article-removed': { status: 410, detail: 'この記事はすでに削除されています。' },
  'article-already-registered': { status: 409, detail: 'この記事はすでに登録されています。' },
  'not-postable': { status: 403, detail: 'このカテゴリーの記事は、このページには登録できません。' },
  'logo-not-taken': { status: 422, detail: 'このカテゴリーの記事には、ロゴを登録できません。' },
  'bookmark-in-business-mode': { status: 403, detail: '法人アカウントでは記事を保存できません。' },
  'not-bookmarkable': { status: 403, detail: 'この種類の資料は保存できません。' },
  'own-item': { status: 403, detail: '自分の記事は保存できません。' },
  'self-block': { status: 403, detail: '自分自身をブロックすることはできません。' },
  'self-follow': { status: 403, detail: '自分自身をフォローすることはできません。' },
  'self-report': { status: 403, detail: '自分自身を通報することはできません。' },
  'self-usage': { status: 403, detail: '自社のサービスを自社の利用として登録することはできません。' },
  'claim-unknown': { status: 404, detail: 'この登録は、すでに取り消されています。' },
  'own-claim': { status: 403, detail: '自社が登録したものには回答できません。' },
  'usage-type-of-other-holder': { status: 422, detail: 'この使い方は選べません。' },
  'last-owner': {
    status: 409,
    detail:
      'ページを編集できる人がほかにいないため、外すことも離れることもできません。先にほかの人を招待し、承諾を待ってからお試しください。',
  },
  'not-an-owner': { status: 409, detail: 'ページを編集できる人だけが、引き継いだり引き継がれたりできます。' },
  'never-removed': { status: 409, detail: '元に戻せる時間を過ぎています。もう一度招待してください。' },
  'already-invited': {
    status: 409,
    detail: 'このメールアドレスには、すでに招待を送っています。送り直すときは、先にその招待を取り消してください。',
  },
  'too-many-invitations': {
    status: 409,
    detail: `承諾を待っている招待は${limits.openInvitations}件までです。使わない招待を取り消してからお試しください。`,
  },
  'invitation-unknown': { status: 404, detail: 'この招待は見つかりませんでした。メールのリンクを確認してください。' },
  'invitation-expired': {
    status: 410,
    detail: 'この招待は有効期限が切れています。招待した方に、もう一度送ってもらってください。',
  },
  'invitation-used': { status: 410, detail: 'この招待はすでに使われています。' },
  'invitation-withdrawn': {
    status: 410,
    detail: 'この招待は取り消されています。心当たりがないときは、招待した方にご確認ください。',
  },
  'invitation-of-another': {
    status: 403,
    detail:
      'この招待は、ほかのメールアドレスに宛てたものです。招待メールが届いたアドレスのアカウントでログインしてください。',
  },
  'too-many-ownership-requests': {
    status: 409,
    detail: 'このページには、確認を待っている申請がすでに多くあります。日をおいてお試しください。',
  },
  'ownership-request-unknown': { status: 404, detail: 'この申請は見つかりませんでした。' },
  'ownership-request-answered': {
    status: 409,
    detail: 'この申請には、すでに回答があるか、取り下げられています。一覧を開き直してください。',
  },
  'ownership-proof-unknown': {
    status: 404,
    detail: 'この確認メールは使えません。申請し直したときは、いちばん新しいメールのリンクを開いてください。',
  },
  'ownership-proof-expired': {
    status: 410,
    detail: 'この確認メールは有効期限が切れています。もう一度申請してください。',
  },
  'ownership-proof-of-another': {
    status: 403,
    detail: 'この確認メールは、ほかのアカウントの申請のものです。申請したアカウントでログインしてください。',
  },
  'ownership-proof-of-other-site': {
    status: 409,
    detail: '申請のあとに、ページの公式サイトが変わりました。もう一度申請してください。',
  },
  'self-relation': { status: 403, detail: '自社との関わりは登録できません。' },
  'survey-question-unknown': { status: 404, detail: 'この質問は見つかりませんでした。' },
  'survey-question-inactive': { status: 409, detail: 'この質問は受付を終了しているため、変更や回答はできません。' },
  'survey-question-already-created': { status: 409, detail: 'この質問はすでに作成されています。' },
  'too-many-synonyms': {
    status: 409,
    detail: `同義語は${limits.synonyms}件まで登録できます。使わないものを削除してください。`,
  },
  'reports-answered': { status: 409, detail: 'この通報には、ほかの運営が先に回答しています。' },
  'ruling-replaced': { status: 409, detail: 'このあとの通報にも回答しているため、この回答は取り消せません。' },
  'survey-answer-unknown': { status: 404, detail: 'この質問には、まだ回答していません。' },
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
