import type { Company } from '@meikan/contracts';
import { contentCategory } from '@meikan/domain';
import type { Pending } from '../../offline/index.ts';
import type { Registration } from './article-command.ts';

/**
 * A company's page with the items that wait to be registered on it: no count of a tab is below what stands there on this device,
 * so that a tab opens with its first item. An answer that holds them already is left as it is.
 */
export function withRegistered(company: Company, pending: readonly Pending[]): Company {
  const own = pending
    .filter((one): one is Registration => one.type === 'register-article')
    .filter(({ data: { owner } }) => owner.kind === 'company' && owner.id === company.id);
  if (own.length === 0) return company;
  const contents = new Map(Object.entries(company.counts.contents));
  for (const [key, count] of countsOf(own)) contents.set(key, Math.max(contents.get(key) ?? 0, count));
  const articles = Math.max(company.counts.articles, own.length);
  return { ...company, counts: { ...company.counts, articles, contents: Object.fromEntries(contents) } };
}

/** By category and by main category, as the page counts its contents. */
function countsOf(registrations: readonly Registration[]): ReadonlyMap<string, number> {
  const keys = registrations.flatMap(({ data: { article } }) => {
    const main = contentCategory(article.articleCategory)?.mainCategory;
    return [article.articleCategory, ...(main === undefined || main === article.articleCategory ? [] : [main])];
  });
  return new Map([...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]));
}
