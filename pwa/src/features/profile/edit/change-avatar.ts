import type { Profile } from '@meikan/contracts';
import { presentOutbox, wish } from '../../../offline/index.ts';

/** A picture as it may be uploaded (`uploadImage`): its kind by what the browser says, at most 20 MB. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const LARGEST = 20 * 1024 * 1024;

export const isPicture = ({ type, size }: Blob): boolean => PICTURE_TYPES.includes(type) && size <= LARGEST;

/** Gives a profile another picture: kept and shown at once, uploaded when the server is reached, and named in the profile then. */
export async function changeAvatar(profile: Profile, picture: Blob): Promise<void> {
  const about = { name: profile.name, path: `/profile/${profile.id}` };
  const { id, address } = await (await presentOutbox()).upload(picture, about);
  const data = { userId: profile.id, changes: { avartar: address } };
  await wish({ type: 'update-profile', data, shown: { profile }, about, dependsOn: [id] });
}
