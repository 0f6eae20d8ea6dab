import { type CallAnswer, getProfile } from '@meikan/contracts';
import type { ApiAnswer } from '../api/call-api.ts';
import { queryClient } from '../api/query-client.ts';

type Profile = CallAnswer<typeof getProfile>;

/** A person's page as it was last shown in this tab; `null` when it was not. */
function shownProfile(user: string): Profile | null {
  const shown = queryClient.getQueriesData<ApiAnswer<Profile>>({ queryKey: [getProfile.name] });
  const found = shown.find(([, answer]) => answer?.payload.id === user);
  return found?.[1]?.payload ?? null;
}

/** How a person stands beside what they wrote. */
export function faceOf(user: string) {
  const profile = shownProfile(user);
  const { username = user, name = '', avatar = null } = profile ?? {};
  return { kind: 'user' as const, id: username, name, picture: avatar };
}

/** Whether an address names a person, by their id or by their user name. */
export const isNamed = (user: string, address: unknown): boolean =>
  address === user || address === shownProfile(user)?.username;
