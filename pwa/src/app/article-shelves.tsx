import { Link } from '@tanstack/react-router';
import type { Elsewhere } from '../features/articles/elsewhere.tsx';
import { isListed, tabOfArticle as tabOfCompany } from '../features/company/tab-of-article.ts';
import type { ContentFilter } from '../features/company/tab-table.ts';
import { tabOfArticle as tabOfPerson } from '../features/profile/profile-tabs.ts';

/** The tab of a profile that shows an article of some category. */
export const shelvesOfProfile =
  (id: string): Elsewhere =>
  (articleCategory) => {
    const shelf = tabOfPerson(articleCategory);
    return (
      shelf && {
        label: shelf.label,
        link: (words, onGo) => (
          <Link to="/profile/$id" params={{ id }} search={{ tab: shelf.tab }} onClick={onGo}>
            {words}
          </Link>
        ),
      }
    );
  };

/** The tab of a company's page that shows an article of some category; null where the list with this filter does. */
export const shelvesOfCompany =
  (id: string, filter: ContentFilter): Elsewhere =>
  (articleCategory) => {
    if (isListed(filter, articleCategory)) return null;
    const { tab, label } = tabOfCompany(articleCategory);
    return {
      label,
      link: (words, onGo) => (
        <Link to="/companies/$id" params={{ id }} search={{ tab }} onClick={onGo}>
          {words}
        </Link>
      ),
    };
  };
