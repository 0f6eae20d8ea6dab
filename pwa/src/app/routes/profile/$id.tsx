import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../../features/profile/profile-page.tsx';
import { type PageSearch, pageSearch } from '../../page-search.ts';

export const Route = createFileRoute('/profile/$id')({
  validateSearch: (search): PageSearch => pageSearch(search),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { id } = Route.useParams();
  const { tab, preview } = Route.useSearch();
  return <ProfilePage key={id} id={id} tab={tab} preview={preview === true} />;
}
