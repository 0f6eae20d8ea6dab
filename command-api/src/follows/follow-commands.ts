import { companyId, type FollowTarget, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { queued, wireCommand } from '../batch/wire-command.ts';
import { presentCompany, presentUser } from '../entities/present.ts';
import { prepare } from '../route/prepared-command.ts';

export const setFollowCommand = wireCommand({
  ...queued('set-follow'),
  async prepare({ target: { kind, id }, value, restore = false }, { entities, viewer, at }) {
    if (value) await (kind === 'user' ? presentUser(entities, id, viewer) : presentCompany(entities, id));
    const followed: FollowTarget = kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) };
    const follower = userId(viewer.accountId);
    return prepare({
      stream: streams.follow(follower, followed.kind, followed.id),
      command: { type: 'set-follow', data: { userId: follower, target: followed, on: value, restore, at } },
    });
  },
});
