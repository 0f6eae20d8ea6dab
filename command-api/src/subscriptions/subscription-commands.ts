import { idField } from '@meikan/contracts';
import { accountId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { z } from 'zod';
import { wireCommand } from '../batch/wire-command.ts';
import { openAccount } from '../entities/present.ts';
import { prepare } from '../route/prepared-command.ts';

/** An admin puts an account on the paid plan or takes it off. The route's rule has made sure that it is an admin. */
export const setPaidPlanCommand = wireCommand({
  type: 'set-paid-plan',
  v: 1,
  data: z.strictObject({ accountId: idField('アカウント'), paid: z.boolean() }),
  async prepare({ accountId: id, paid }, { entities, at }) {
    await openAccount(entities, id);
    return prepare({
      stream: streams.subscription(accountId(id)),
      command: { type: 'set-paid-plan', data: { accountId: accountId(id), paid, at } },
    });
  },
});
