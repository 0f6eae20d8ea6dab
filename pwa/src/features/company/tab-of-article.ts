import { contentCategory } from '@meikan/domain';
import { companyTabTexts } from '../../directory/company-tabs.texts.ts';
import { type ContentFilter, STRIP_ORDER, TAB_CONTENT, type TabId } from './tab-table.ts';

const ALL_ARTICLES = 11;

/** Whether a list with this filter shows an article of this category. */
export function isListed({ mainCategory, articleCategory }: ContentFilter, category: string): boolean {
  if (articleCategory !== undefined) return articleCategory === category;
  return mainCategory === undefined || mainCategory === contentCategory(category)?.mainCategory;
}

/** Lists of one category tell most of an article, then those of its kind, then the list of all. */
function narrownessOf(filter: ContentFilter): number {
  if (filter.articleCategory !== undefined) return 2;
  return filter.mainCategory === undefined ? 0 : 1;
}

/** The tab with the narrowest list that shows an article of this category. */
export function tabOfArticle(category: string): { readonly tab: TabId; readonly label: string } {
  const [narrowest] = STRIP_ORDER.flatMap((tab) => {
    const content = TAB_CONTENT[tab];
    const shows = (content.kind === 'content' || content.kind === 'log') && isListed(content.filter, category);
    return shows ? [{ tab, narrowness: narrownessOf(content.filter) }] : [];
  }).toSorted((a, b) => b.narrowness - a.narrowness);
  const tab = narrowest?.tab ?? ALL_ARTICLES;
  return { tab, label: companyTabTexts.names[tab] };
}
