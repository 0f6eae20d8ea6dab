import { getProfile } from '@meikan/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { apiQuery } from '../../api/api-query.ts';
import { usePageTitle } from '../../ui/index.ts';
import './profile.css';

type Props = { readonly id: string; readonly tab: string | undefined; readonly preview: boolean };

/** A person's page. */
export function ProfilePage({ id, preview }: Props) {
  const query = preview ? { preview: 'true' as const } : {};
  const { data } = useSuspenseQuery(apiQuery(getProfile, { params: { username: id }, query }));
  usePageTitle(data.payload.name);
  return (
    <div className="wrap page">
      <h1 className="page__t">{data.payload.name}</h1>
    </div>
  );
}
