/** What platform itself refuses: code → status and Japanese title. Packages bring their own codes with a status. */
export const problemTable = {
  'malformed-request': { status: 400, title: 'リクエストの形式が正しくありません' },
  'invalid-query': { status: 400, title: '検索条件が正しくありません' },
  unauthenticated: { status: 401, title: 'ログインが必要です' },
  forbidden: { status: 403, title: 'この操作は許可されていません' },
  'general-only': { status: 403, title: '個人アカウント専用の操作です' },
  'business-only': { status: 403, title: '法人アカウント専用の操作です' },
  'admin-only': { status: 403, title: '運営専用の操作です' },
  'cross-site': { status: 403, title: '外部のサイトからの操作は受け付けていません' },
  'not-found': { status: 404, title: '見つかりません' },
  'method-not-allowed': { status: 405, title: 'この呼び出し方には対応していません' },
  timeout: { status: 408, title: '時間内に受信できませんでした' },
  conflict: { status: 409, title: 'ほかの変更と競合しました' },
  gone: { status: 410, title: 'すでに利用できません' },
  'too-large': { status: 413, title: '送信された内容が大きすぎます' },
  'unsupported-media-type': { status: 415, title: 'この形式には対応していません' },
  invalid: { status: 422, title: '入力内容をご確認ください' },
  'upgrade-required': { status: 426, title: 'アプリの更新が必要です' },
  'too-many-requests': { status: 429, title: 'アクセスが集中しています' },
  defect: { status: 500, title: 'エラーが発生しました' },
  unavailable: { status: 503, title: '一時的に利用できません' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problemTable;

const details: Readonly<Record<ProblemCode, string>> = {
  'malformed-request': 'リクエストを読み取れませんでした。',
  'invalid-query': '検索条件に誤りがあります。条件を確認して、もう一度お試しください。',
  unauthenticated: 'ログインしてから、もう一度お試しください。',
  forbidden: 'この操作を行う権限がありません。',
  'general-only': '個人アカウントでログインすると利用できます。',
  'business-only': '法人アカウントでログインすると利用できます。',
  'admin-only': 'この操作は運営だけが行えます。',
  'cross-site': 'このサイトの画面から操作してください。',
  'not-found': 'お探しのページまたはデータは見つかりませんでした。',
  'method-not-allowed': 'このURLでは、その呼び出し方に対応していません。',
  timeout: '通信環境を確認して、もう一度お試しください。',
  conflict: '最新の内容を確認して、もう一度お試しください。',
  gone: 'このデータはすでに削除されたか、期限が切れています。',
  'too-large': '内容を減らして、もう一度お試しください。',
  'unsupported-media-type': '対応している形式で送信してください。',
  invalid: '入力内容に誤りがあります。各項目をご確認ください。',
  'upgrade-required': '画面を再読み込みして、アプリを更新してください。',
  'too-many-requests': 'しばらく時間をおいてから、もう一度お試しください。',
  defect: 'サーバーで問題が発生しました。しばらくしてから、もう一度お試しください。',
  unavailable: 'ただいま一部の機能が利用できません。しばらくしてから、もう一度お試しください。',
};

export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problemTable, code);
}

/** Where a code brings no words of its own. */
export function defaultDetail(code: ProblemCode): string {
  return details[code];
}

const byStatus = new Map<number, ProblemCode>([
  [400, 'malformed-request'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [405, 'method-not-allowed'],
  [408, 'timeout'],
  [409, 'conflict'],
  [410, 'gone'],
  [413, 'too-large'],
  [415, 'unsupported-media-type'],
  [422, 'invalid'],
  [426, 'upgrade-required'],
  [429, 'too-many-requests'],
  [503, 'unavailable'],
]);

/** The plain code of an HTTP status: other 4xx are malformed requests, everything else is a defect. */
export function codeOfStatus(status: number): ProblemCode {
  return byStatus.get(status) ?? (status >= 400 && status < 500 ? 'malformed-request' : 'defect');
}
