import {
  getProfile,
  listBlocks,
  listFollowers,
  listFollowing,
  listFootprints,
  listNames,
  type PersonCard,
  searchEverything,
  searchUsers,
  simpleSearch,
} from '@meikan/contracts';
import { type Block, evolveBlock, instant, noBlock, userId } from '@meikan/domain';
import { type OverlayContext, overlayOf, type Pending, payloadOverlay, type Views } from '../../offline/index.ts';

type PendingCommand = Extract<Pending, { type: 'set-block' }>;

const blocksIn = ({ pending }: OverlayContext): readonly PendingCommand[] =>
  pending.filter((one): one is PendingCommand => one.type === 'set-block');

/** Whether the reader blocks a person after their pending commands. */
function blockedAfter(before: boolean, id: string, context: OverlayContext): boolean {
  const first: Block = before ? { status: 'on', since: instant('1970-01-01T00:00:00.000Z') } : noBlock;
  const state = blocksIn(context)
    .filter(({ data }) => data.userId === id)
    .reduce((reached: Block, { data, command }) => {
      const type = data.value ? ('user-blocked' as const) : ('user-unblocked' as const);
      const pair = { userId: userId(context.account), blockedId: userId(id), at: instant(command.issuedAt) };
      return evolveBlock(reached, { type, data: pair });
    }, first);
  return state.status === 'on';
}

const met = <P extends { readonly id: string }>(people: readonly P[], context: OverlayContext): P[] =>
  people.filter(({ id }) => !blockedAfter(false, id, context));

/** Somebody of whom no more is known here than what the command says. */
const unread = ({ data, command }: PendingCommand): PersonCard => ({
  ...{ id: data.userId, username: data.userId, name: command.about.name },
  ...{ avatar: null, job: null, workFor: null, livingAddress: null, isVerified: false },
  ...{ useServiceCount: 0, followerCount: 0, isFollowing: false },
});

const shorter = (call: typeof listFollowers | typeof listFollowing) =>
  overlayOf(call, (answer, context) => {
    const payload = met(answer.payload, context);
    const left = answer.payload.length - payload.length;
    return { ...answer, payload, total: answer.total === undefined ? undefined : answer.total - left };
  });

export const blockViews: Views = {
  overlays: [
    payloadOverlay(getProfile, (profile, context) => {
      const isBlocking = blockedAfter(profile.isBlocking, profile.id, context);
      return {
        ...profile,
        isBlocking,
        isFollowing: profile.isFollowing && !isBlocking,
        followedUsers: met(profile.followedUsers, context),
        followingUsers: met(profile.followingUsers, context),
      };
    }),
    overlayOf(listBlocks, (answer, context) => {
      const stay = answer.payload.filter(({ id }) => blockedAfter(true, id, context));
      const known = new Set(answer.payload.map(({ id }) => id));
      const come = new Map(
        blocksIn(context).flatMap((one) => (known.has(one.data.userId) ? [] : [[one.data.userId, one]])),
      );
      const added = [...come.values()].filter(({ data }) => blockedAfter(false, data.userId, context)).map(unread);
      const total = (answer.total ?? known.size) - (known.size - stay.length) + added.length;
      const isFirst = (context.input.query?.page ?? '1') === '1';
      return { ...answer, payload: isFirst ? [...added.reverse(), ...stay] : stay, total };
    }),
    shorter(listFollowers),
    shorter(listFollowing),
    payloadOverlay(listFootprints, met),
    payloadOverlay(searchUsers, met),
  ],
  stale: {
    'set-block': [
      ...[getProfile, listBlocks, listFollowers, listFollowing, listFootprints],
      ...[searchUsers, searchEverything, simpleSearch, listNames],
    ],
  },
};
