import { wishOrTell } from '../../offline/index.ts';
import { notify } from '../../ui/index.ts';
import { followTexts as texts } from './texts.ts';

/** Somebody who can be followed, and whether the reader does. */
export type Followed = { readonly id: string; readonly name: string; readonly isFollowing: boolean };

export type FollowState = {
  /** As wished, from the moment of the wish. */
  readonly following: boolean;
  readonly wish: (following: boolean) => void;
};

/** Follows a person or stops; with no network, as soon as there is one. */
export function useFollow({ id, name, isFollowing }: Followed): FollowState {
  const set = async (value: boolean, restore = false) => {
    const data = { target: { kind: 'user' as const, id }, value, ...(restore && { restore }) };
    const wished = await wishOrTell({ type: 'set-follow', data, about: { name, path: `/profile/${id}` } });
    if (!wished || value) return;
    notify({ text: texts.unfollowed(name), action: { label: texts.undo, run: () => void set(true, true) } });
  };
  return { following: isFollowing, wish: (following) => void set(following) };
}
