import { idField } from '@meikan/contracts';
import { companyId, type FollowTarget, userId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { z } from 'zod';
import { wireCommand } from '../batch/wire-command.ts';
import { prepare } from '../edge/prepared-command.ts';
import { presentCompany, presentUser } from '../world/present.ts';

const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('user'), id: idField('利用者') }),
  z.strictObject({ kind: z.literal('company'), id: idField('会社') }),
]);

export const setFollowCommand = wireCommand({
  type: 'set-follow',
  v: 1,
  data: z.strictObject({ target, value: z.boolean().meta({ title: '目標の状態' }) }),
  async prepare({ target: { kind, id }, value }, { world, viewer, at }) {
    if (value) await (kind === 'user' ? presentUser(world, id, viewer) : presentCompany(world, id));
    const followed: FollowTarget = kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) };
    const follower = userId(viewer.accountId);
    return prepare({
      spec: specs.follow,
      stream: streams.follow(follower, followed.kind, followed.id),
      command: { type: 'set-follow', data: { userId: follower, target: followed, on: value, at } },
    });
  },
});
