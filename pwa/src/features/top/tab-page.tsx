import { usePageTitle } from '../../ui/index.ts';
import { ChosenCompanies, NominatedCompanies } from './chosen-companies.tsx';
import { ContentOfKind } from './content-of-kind.tsx';
import { isContentTab } from './narrowing.ts';
import { BusinessOverviews } from './overviews.tsx';
import { MenuTabs } from './tab-links.tsx';
import type { TopTab } from './tab-lists.ts';
import { topTexts } from './texts.ts';
import type { TopSearch } from './top-tab.ts';
import { UsedServices } from './used-services.tsx';

type Props = {
  readonly tab: TopTab;
  readonly search: TopSearch;
};

/** The top page narrowed to one of its tabs, with the menu of all of them. */
export function TabPage({ tab, search }: Props) {
  usePageTitle(topTexts.tabs[tab]);
  return (
    <div className="wrap page">
      <MenuTabs tab={tab} />
      <h1 className="page__t">{topTexts.tabs[tab]}</h1>
      <TabContent tab={tab} search={search} />
    </div>
  );
}

function TabContent({ tab, search }: Props) {
  if (isContentTab(tab)) return <ContentOfKind key={tab} tab={tab} page={search.page ?? 1} />;
  switch (tab) {
    case 'COMPANIES':
      return <ChosenCompanies />;
    case 'NOMINATED_COMPANIES':
      return <NominatedCompanies />;
    case 'BUSINESS_OVERVIEW':
      return <BusinessOverviews overview={search.overview} />;
    case 'SERVICE_USED':
      return <UsedServices />;
    default:
      return tab satisfies never;
  }
}
