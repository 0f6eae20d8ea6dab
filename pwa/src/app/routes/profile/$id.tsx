import type { Profile } from '@meikan/contracts';
import { createFileRoute } from '@tanstack/react-router';
import { readsQuery } from '../../../address/query.ts';
import { queryClient } from '../../../api/query-client.ts';
import { ArticleEntry } from '../../../features/articles/article-entry.tsx';
import { ArticlesTab } from '../../../features/articles/articles-tab.tsx';
import { CategorisedList } from '../../../features/articles/categorised-list.tsx';
import { CompanyContentsTab } from '../../../features/articles/company-contents-tab.tsx';
import { BlockMenu } from '../../../features/blocks/block-menu.tsx';
import { BlockNote } from '../../../features/blocks/block-note.tsx';
import { BookmarksTab } from '../../../features/bookmarks/bookmarks-tab.tsx';
import { FollowButton } from '../../../features/follows/follow-button.tsx';
import { FollowCounts } from '../../../features/follows/follow-counts.tsx';
import { FollowersPeek } from '../../../features/follows/followers-peek.tsx';
import { FootprintsTab } from '../../../features/footprints/footprints-tab.tsx';
import { Visited } from '../../../features/footprints/visited.tsx';
import { ProfilePage } from '../../../features/profile/profile-page.tsx';
import { profileQuery } from '../../../features/profile/profile-query.ts';
import { MAIN_CATEGORIES } from '../../../features/profile/profile-tabs.ts';
import type { ProfileSlots } from '../../../features/profile/slots.ts';
import { ReportLink } from '../../../features/reports/report-link.tsx';
import { feedsOfProfile } from '../../../features/rss/feed-holder.ts';
import { RssButton } from '../../../features/rss/rss-button.tsx';
import { AddServiceButton } from '../../../features/usages/add-service/add-service-button.tsx';
import { ServicesTab } from '../../../features/usages/services-tab.tsx';
import { shelvesOfProfile } from '../../article-shelves.tsx';
import { type PageSearch, pageSearch } from '../../page-search.ts';

export const Route = createFileRoute('/profile/$id')({
  validateSearch: readsQuery<PageSearch>(pageSearch),
  loaderDeps: ({ search: { preview } }) => ({ preview: preview === true }),
  loader: ({ params: { id }, deps: { preview } }) => queryClient.prefetchQuery(profileQuery(id, preview)),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { id } = Route.useParams();
  const { tab, preview } = Route.useSearch();
  return <ProfilePage key={id} id={id} tab={tab} preview={preview === true} slots={slots} />;
}

const mainCategories = Object.values(MAIN_CATEGORIES);

function Feeds({ profile }: { readonly profile: Profile }) {
  return <RssButton holder={feedsOfProfile(profile, mainCategories)} />;
}

/** Features do not know each other; here they meet on one page. */
const slots: ProfileSlots = {
  follow: ({ profile }) => !profile.isBlocking && <FollowButton person={profile} />,
  more: ({ profile }) => <BlockMenu person={profile} />,
  blocked: ({ profile }) => <BlockNote person={profile} />,
  followCounts: ({ profile }) => <FollowCounts profile={profile} />,
  followers: ({ profile }) => <FollowersPeek profile={profile} />,
  addService: ({ editable }) => editable && <AddServiceButton />,
  content: ({ profile, editable, preview, mainCategory }) => (
    <ArticlesTab
      key={mainCategory}
      userId={profile.id}
      mainCategory={mainCategory}
      editable={editable}
      preview={preview}
      mainCategories={mainCategories}
      tabOf={shelvesOfProfile(profile.id)}
      more={<Feeds profile={profile} />}
    />
  ),
  companyContents: ({ profile, preview, kind }) => (
    <CompanyContentsTab key={kind} userId={profile.id} kind={kind} preview={preview} />
  ),
  services: ({ profile, tab, editable, own, preview }) => (
    <ServicesTab key={tab} username={profile.username} tab={tab} editable={editable} own={own} preview={preview} />
  ),
  bookmarks: ({ profile, editable, preview }) => (
    <BookmarksTab
      userId={profile.id}
      editable={editable}
      preview={preview}
      list={CategorisedList}
      entry={ArticleEntry}
    />
  ),
  feeds: ({ profile }) => <Feeds profile={profile} />,
  footprints: ({ profile }) => <FootprintsTab profile={profile} />,
  report: ({ profile: { id, name, isBlocking } }) => (
    <ReportLink reported={{ kind: 'user', id, name }} person={isBlocking ? null : { id, name }} />
  ),
  visited: ({ profile }) => <Visited kind="person" id={profile.id} />,
};
