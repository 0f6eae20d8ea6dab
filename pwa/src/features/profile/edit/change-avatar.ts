import type { Profile } from '@meikan/contracts';
import { enqueueOrNotify, keepPicture } from '../../../offline/index.ts';
import { aboutOf } from '../about-of.ts';

/** The picture that a profile names from now on; `null`: its cat. Answers whether there was space for it. */
export const setAvatar = (profile: Profile, avartar: string | null): Promise<boolean> =>
  enqueueOrNotify({
    ...{ type: 'update-profile' as const, data: { userId: profile.id, changes: { avartar } } },
    ...{ shown: { profile }, about: aboutOf(profile) },
  });

/**
 * Gives a profile another picture: kept and shown at once, uploaded when the server is reached, and named in the profile then.
 * Answers whether there was space for it; where there was none, that has been told.
 */
export async function changeAvatar(profile: Profile, picture: Blob): Promise<boolean> {
  const address = await keepPicture(picture, { about: aboutOf(profile) });
  return address !== null && setAvatar(profile, address);
}
