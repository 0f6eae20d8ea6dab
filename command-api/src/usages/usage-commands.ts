import { idField, textField, yearMonthField } from '@meikan/contracts';
import { companyId, type UsageHolder, userId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { z } from 'zod';
import { type Circumstances, wireCommand } from '../batch/wire-command.ts';
import { prepare } from '../edge/prepared-command.ts';
import { authorisePage, authoriseProfile } from '../world/authorise.ts';
import { presentCompany } from '../world/present.ts';

const holder = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('user'), id: idField('利用者') }),
  z.strictObject({ kind: z.literal('company'), id: idField('会社') }),
]);

async function authoriseHolder(
  { kind, id }: z.output<typeof holder>,
  { world, viewer }: Circumstances,
): Promise<UsageHolder> {
  if (kind === 'user') {
    authoriseProfile(id, viewer);
    return { kind, id: userId(id) };
  }
  await authorisePage(world, id, viewer);
  return { kind, id: companyId(id) };
}

const pair = { holder, serviceId: idField('サービス') };

export const declareUsageCommand = wireCommand({
  type: 'declare-usage',
  v: 1,
  data: z.strictObject({
    ...pair,
    usageType: z.enum(['private', 'company', 'company-use', 'company-using']).meta({ title: '使い方' }),
    since: yearMonthField('使いはじめ').nullable().optional(),
    comment: textField('ひとこと', 200).nullable().optional(),
  }),
  async prepare({ holder: named, serviceId, usageType, since, comment }, circumstances) {
    const user = await authoriseHolder(named, circumstances);
    await presentCompany(circumstances.world, serviceId);
    return prepare({
      spec: specs.usage,
      stream: streams.usage(user.id, companyId(serviceId)),
      actingFor: user.kind === 'company' ? user.id : undefined,
      command: {
        type: 'declare-usage',
        data: {
          holder: user,
          serviceId: companyId(serviceId),
          usageType,
          ...(since === undefined ? {} : { since }),
          ...(comment === undefined ? {} : { comment }),
          at: circumstances.at,
        },
      },
    });
  },
});

export const withdrawUsageCommand = wireCommand({
  type: 'withdraw-usage',
  v: 1,
  data: z.strictObject(pair),
  async prepare({ holder: named, serviceId }, circumstances) {
    const user = await authoriseHolder(named, circumstances);
    return prepare({
      spec: specs.usage,
      stream: streams.usage(user.id, companyId(serviceId)),
      actingFor: user.kind === 'company' ? user.id : undefined,
      command: {
        type: 'withdraw-usage',
        data: { holder: user, serviceId: companyId(serviceId), at: circumstances.at },
      },
    });
  },
});
