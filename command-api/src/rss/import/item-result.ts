import type { RssItemResult } from '@meikan/contracts';
import { isValidationCode, sayInvalid } from '@meikan/contracts';
import type { Refusal, RegisterArticle } from '@meikan/domain';

type Why = { readonly status: 'skipped' | 'failed'; readonly code: string; readonly reason: string };

const refusals: ReadonlyMap<string, Why> = new Map([
  ['article-already-registered', { status: 'skipped', code: 'already-added', reason: 'すでに登録されています。' }],
  ['article-removed', { status: 'skipped', code: 'removed-before', reason: '以前に削除した記事です。' }],
  ['required articleName', { status: 'failed', code: 'no-title', reason: 'タイトルがありません。' }],
  ['required articleUrl', { status: 'failed', code: 'no-link', reason: 'リンク先がありません。' }],
]);
const UNSAFE_LINK: Why = { status: 'failed', code: 'unsafe-link', reason: 'リンク先のアドレスは使えません。' };

function whyOf({ code, field }: Refusal): Why {
  const known = refusals.get(field === undefined ? code : `${code} ${field}`);
  if (known) return known;
  // Whatever part of the address is wrong: its reader cannot mend a feed.
  if (field === 'articleUrl' && code.startsWith('unsafe-url')) return UNSAFE_LINK;
  const reason = isValidationCode(code) ? sayInvalid(code, field === 'articleName' ? 'タイトル' : '内容') : null;
  return { status: 'failed', code, reason: reason ?? 'この項目は登録できません。' };
}

/** What is told of one item: `refusal` null when it was added. */
export function itemResult({ data }: RegisterArticle, refusal: Refusal | null): RssItemResult {
  const { articleName: title, articleUrl: url, postedDate, articleId } = data;
  if (refusal === null) return { title, url, postedDate, status: 'added', code: null, reason: null, articleId };
  const why = whyOf(refusal);
  return { title, url, postedDate, ...why, articleId: why.status === 'skipped' ? articleId : null };
}
