import { getProfile, listFollowers, listFollowing, type PersonCard } from '@meikan/contracts';
import { evolveFollow, type Follow, instant, noFollow, userId } from '@meikan/domain';
import { type OverlayContext, overlayOf, type Pending, payloadOverlay, type Views } from '../../offline/index.ts';

type PendingCommand = Extract<Pending, { type: 'set-follow' }>;
type Followed = { readonly id: string; readonly isFollowing: boolean; readonly followerCount: number };

/** Whether the reader follows a person, and how many do, after the reader's pending commands. */
function followedAfter<F extends Followed>(person: F, { account, pending }: OverlayContext): F {
  const since = instant('1970-01-01T00:00:00.000Z');
  const before: Follow = person.isFollowing ? { status: 'on', since } : noFollow;
  const commands = pending.filter(
    (one): one is PendingCommand =>
      one.type === 'set-follow' && one.data.target.kind === 'user' && one.data.target.id === person.id,
  );
  const state = commands.reduce((reached: Follow, { data, command }) => {
    const type = data.value ? ('follow-started' as const) : ('follow-ended' as const);
    const target = { kind: 'user' as const, id: userId(person.id) };
    return evolveFollow(reached, { type, data: { userId: userId(account), target, at: instant(command.issuedAt) } });
  }, before);
  const isFollowing = state.status === 'on';
  if (isFollowing === person.isFollowing) return person;
  return { ...person, isFollowing, followerCount: person.followerCount + (isFollowing ? 1 : -1) };
}

const all = (people: readonly PersonCard[], context: OverlayContext): PersonCard[] =>
  people.map((person) => followedAfter(person, context));

export const followViews: Views = {
  overlays: [
    payloadOverlay(getProfile, (profile, context) => ({
      ...followedAfter(profile, context),
      followedUsers: all(profile.followedUsers, context),
    })),
    payloadOverlay(listFollowers, all),
    overlayOf(listFollowing, (answer, context) => {
      const people = all(answer.payload, context);
      const own = context.input.params?.id === context.account;
      const payload = own ? people.filter(({ isFollowing }) => isFollowing) : people;
      const left = people.length - payload.length;
      return { ...answer, payload, total: answer.total === undefined ? undefined : answer.total - left };
    }),
  ],
  stale: { 'set-follow': [getProfile, listFollowers, listFollowing] },
};
