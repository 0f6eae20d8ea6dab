import { getProfile, listFollowers, listFollowing, setFollow } from '@meikan/contracts';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import { useCommand } from '../../api/api-query.ts';
import { notify } from '../../ui/index.ts';
import { followTexts as texts } from './texts.ts';

const STALE = [getProfile, listFollowers, listFollowing];

/** Somebody who can be followed, and whether the reader does. */
export type Followed = { readonly id: string; readonly name: string; readonly isFollowing: boolean };

export type FollowState = {
  /** As wished, from the moment of the wish; back to what stands when the wish failed. */
  readonly following: boolean;
  readonly wish: (following: boolean) => void;
};

/** Follows a person or stops. One wish at a time: what is pressed meanwhile is not heard. */
export function useFollow({ id, name, isFollowing }: Followed): FollowState {
  const { mutateAsync, isPending, variables } = useCommand(setFollow, STALE);
  const send = async (value: boolean) => {
    try {
      await mutateAsync({ params: { id }, body: { value } });
      if (!value) notify({ text: texts.unfollowed(name), action: { label: texts.undo, run: () => void send(true) } });
    } catch (error) {
      if (!(error instanceof ApiProblem || error instanceof ApiUnreachable)) throw error;
      notify({ text: error instanceof ApiProblem ? error.message : texts.failed, tone: 'alert' });
    }
  };
  return {
    following: isPending ? variables.body?.value === true : isFollowing,
    wish: (following) => {
      if (!isPending) void send(following);
    },
  };
}
