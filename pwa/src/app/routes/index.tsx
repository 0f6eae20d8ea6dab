import { createFileRoute } from '@tanstack/react-router';
import { TopPage } from '../../features/top/top-page.tsx';
import { isTopTab, type TopTab } from '../../features/top/top-tab.ts';

export const Route = createFileRoute('/')({
  validateSearch: (search): { tab?: TopTab } => (isTopTab(search['tab']) ? { tab: search['tab'] } : {}),
  component: TopRoute,
});

function TopRoute() {
  const { tab } = Route.useSearch();
  return <TopPage tab={tab} />;
}
