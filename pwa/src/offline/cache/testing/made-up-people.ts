import {
  getProfile,
  listBookmarks,
  listFollowers,
  listFollowing,
  type PersonCard,
  type Profile,
} from '@meikan/contracts';
import { http } from 'msw';
import { play, Refusal } from '../../../app/testing/play.ts';
import { worker } from '../../../app/testing/played-server.ts';
import { somebody } from '../../../features/profile/testing/somebody.ts';
import { openCache, type Saved } from '../index.ts';

/** Who follows those whose ids begin with `followed`. */
const FAN: PersonCard = {
  ...{ id: 'fan', username: '@fan', name: 'fan', avatar: '/images/fan.webp' },
  ...{ job: null, workFor: null, livingAddress: null, isVerified: false },
  ...{ useServiceCount: 0, followerCount: 0, isFollowing: false },
};

/** Somebody with pictures whose names begin with their id. */
export function madeUpPerson(id: string, pictures = 3): Profile {
  const [avatar = null, ...otherPhotos] = Array.from({ length: pictures }, (_, at) => `/images/${id}-${at}.webp`);
  return somebody({ id, username: `@${id}`, name: id, avatar, otherPhotos });
}

/** Lets the server know everybody by their id, until they are among those who are gone. */
export function playPeople(): { readonly gone: Set<string> } {
  const gone = new Set<string>();
  play(getProfile, ({ params: { username } }) =>
    gone.has(username) ? new Refusal({ status: 404, code: 'not-found', detail: '' }) : madeUpPerson(username),
  );
  play(listFollowers, ({ params: { id } }) => (id.startsWith('followed') ? [FAN] : []));
  for (const list of [listFollowing, listBookmarks]) play(list, () => []);
  return { gone };
}

/** Lets a picture come only when the function that comes back is called. */
export function holdPicture(address: string): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  worker.use(http.get(address, () => promise));
  return () => resolve(undefined);
}

/** What the device keeps for an account, open as long as its user. */
export async function openTestCache(account: string): Promise<Saved & Disposable> {
  const cache = await openCache(account);
  return { ...cache, [Symbol.dispose]: cache.close };
}
