import { companyId, type FollowTarget, userId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { asItWas, queued, wireCommand } from '../batch/wire-command.ts';
import { prepare } from '../edge/prepared-command.ts';
import { presentCompany, presentUser } from '../world/present.ts';

export const setFollowCommand = wireCommand({
  ...queued('set-follow'),
  upcast: { 1: asItWas },
  async prepare({ target: { kind, id }, value, restore = false }, { world, viewer, at }) {
    if (value) await (kind === 'user' ? presentUser(world, id, viewer) : presentCompany(world, id));
    const followed: FollowTarget = kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) };
    const follower = userId(viewer.accountId);
    return prepare({
      spec: specs.follow,
      stream: streams.follow(follower, followed.kind, followed.id),
      command: { type: 'set-follow', data: { userId: follower, target: followed, on: value, restore, at } },
    });
  },
});
