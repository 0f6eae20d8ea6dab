import { enqueueOrNotify } from '../../offline/index.ts';
import { notify } from '../../ui/index.ts';
import { followTexts as texts } from './texts.ts';

/** Somebody who can be followed, and whether the reader does. */
export type Followed = { readonly id: string; readonly name: string; readonly isFollowing: boolean };

export type FollowState = {
  /** As the reader chose, from the moment of the choice. */
  readonly following: boolean;
  readonly setFollowing: (following: boolean) => void;
};

/** Follows a person or stops; with no network, as soon as there is one. */
export function useFollow({ id, name, isFollowing }: Followed): FollowState {
  const set = async (value: boolean, restore = false) => {
    const data = { target: { kind: 'user' as const, id }, value, ...(restore && { restore }) };
    const enqueued = await enqueueOrNotify({ type: 'set-follow', data, about: { name, path: `/profile/${id}` } });
    if (!enqueued || value) return;
    notify({ text: texts.unfollowed(name), action: { label: texts.undo, run: () => void set(true, true) } });
  };
  return { following: isFollowing, setFollowing: (following) => void set(following) };
}
