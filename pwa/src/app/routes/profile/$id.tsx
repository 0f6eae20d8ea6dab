import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../api/query-client.ts';
import { ArticleEntry } from '../../../features/articles/article-entry.tsx';
import { ArticlesTab } from '../../../features/articles/articles-tab.tsx';
import { CategorisedList } from '../../../features/articles/categorised-list.tsx';
import { BookmarkStar } from '../../../features/bookmarks/bookmark-star.tsx';
import { BookmarksTab } from '../../../features/bookmarks/bookmarks-tab.tsx';
import { FollowButton } from '../../../features/follows/follow-button.tsx';
import { FollowCounts } from '../../../features/follows/follow-counts.tsx';
import { FollowersPeek } from '../../../features/follows/followers-peek.tsx';
import { EditDialog } from '../../../features/profile/edit/edit-dialog.tsx';
import { ProfilePage } from '../../../features/profile/profile-page.tsx';
import { profileQuery } from '../../../features/profile/profile-query.ts';
import { MAIN_CATEGORIES } from '../../../features/profile/profile-tabs.ts';
import type { ProfileSlots } from '../../../features/profile/slots.ts';
import { AddServiceButton } from '../../../features/usages/add-service/add-service-button.tsx';
import { ServicesTab } from '../../../features/usages/services-tab.tsx';
import { type PageSearch, pageSearch } from '../../page-search.ts';

export const Route = createFileRoute('/profile/$id')({
  validateSearch: (search): PageSearch => pageSearch(search),
  loaderDeps: ({ search: { preview } }) => ({ preview: preview === true }),
  loader: ({ params: { id }, deps: { preview } }) => queryClient.prefetchQuery(profileQuery(id, preview)),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { id } = Route.useParams();
  const { tab, preview } = Route.useSearch();
  return <ProfilePage key={id} id={id} tab={tab} preview={preview === true} slots={slots} />;
}

/** Features do not know each other; here they meet on one page. One's own items carry no star. */
const slots: ProfileSlots = {
  follow: ({ profile }) => <FollowButton person={profile} />,
  followCounts: ({ profile }) => <FollowCounts profile={profile} />,
  followers: ({ profile }) => <FollowersPeek profile={profile} />,
  addService: ({ editable }) => editable && <AddServiceButton />,
  content: ({ profile, editable, mainCategory }) => (
    <ArticlesTab
      key={mainCategory}
      userId={profile.id}
      mainCategory={mainCategory}
      editable={editable}
      mainCategories={Object.values(MAIN_CATEGORIES)}
      star={(item) => !profile.isOwner && <BookmarkStar item={item} />}
      frame={EditDialog}
    />
  ),
  services: ({ profile, editable }) => (
    <ServicesTab username={profile.username} editable={editable} own={profile.isOwner} />
  ),
  bookmarks: ({ profile, editable }) => (
    <BookmarksTab userId={profile.id} editable={editable} list={CategorisedList} entry={ArticleEntry} />
  ),
};
