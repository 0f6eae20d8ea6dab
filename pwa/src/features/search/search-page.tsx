import { usePageTitle } from '../../ui/index.ts';
import type { SearchQuery } from './search-query.ts';
import { searchTexts as texts } from './texts.ts';
import './search.css';

export function SearchPage({ query }: { readonly query: SearchQuery }) {
  usePageTitle(query.search ?? texts.companies);
  return (
    <div className="wrap page">
      <h1 className="page__t">{texts.companies}</h1>
    </div>
  );
}
