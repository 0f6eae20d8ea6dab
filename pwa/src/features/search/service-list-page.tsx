import { usePageTitle } from '../../ui/index.ts';
import type { SearchQuery } from './search-query.ts';
import { searchTexts as texts } from './texts.ts';
import './search.css';

export function ServiceListPage({ query }: { readonly query: SearchQuery }) {
  usePageTitle(query.search ?? texts.services);
  return (
    <div className="wrap page">
      <h1 className="page__t">{texts.services}</h1>
    </div>
  );
}
