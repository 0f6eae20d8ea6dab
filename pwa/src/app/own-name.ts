import { type CallAnswer, type Company, getCompany, getProfile, type PrivateCompany } from '@meikan/contracts';
import type { ApiAnswer } from '../api/call-api.ts';
import { queryClient } from '../api/query-client.ts';

type Profile = CallAnswer<typeof getProfile>;

/** A person's page as it was last shown in this tab; `null` when it was not. */
function shownProfile(user: string): Profile | null {
  const shown = queryClient.getQueriesData<ApiAnswer<Profile>>({ queryKey: [getProfile.name] });
  const found = shown.find(([, answer]) => answer?.payload.id === user);
  return found?.[1]?.payload ?? null;
}

type Owner = { readonly kind: 'user' | 'company'; readonly id: string };

/** How a person, or a company, stands beside what they wrote. */
export function nameAndPictureOf({ kind, id }: Owner) {
  if (kind === 'company') {
    const { name, logo } = shownCompany(id) ?? { name: '', logo: null };
    return { kind, id, name, picture: logo };
  }
  const { name = '', avatar = null } = shownProfile(id) ?? {};
  return { kind, id, name, picture: avatar };
}

/** A company's page as it was last shown in this tab. */
function shownCompany(id: string): Pick<Company, 'name' | 'logo'> | null {
  const shown = queryClient.getQueriesData<ApiAnswer<Company | PrivateCompany>>({ queryKey: [getCompany.name] });
  const found = shown.map(([, answer]) => answer?.payload).find((page) => page?.id === id);
  return found !== undefined && 'logo' in found ? found : null;
}

/** Whether an address names a person, by their id or by their user name. */
export const isNamed = (user: string, address: unknown): boolean =>
  address === user || address === shownProfile(user)?.username;
