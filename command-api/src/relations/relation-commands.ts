import { idField } from '@meikan/contracts';
import { companyId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { z } from 'zod';
import { wireCommand } from '../batch/wire-command.ts';
import { prepare } from '../edge/prepared-command.ts';
import { authorisePage } from '../world/authorise.ts';
import { presentCompany } from '../world/present.ts';

export const setRelationCommand = wireCommand({
  type: 'set-relation',
  v: 1,
  data: z.strictObject({
    companyId: idField('会社'),
    otherId: idField('相手の会社'),
    relativeType: z.enum(['SUPPORTER', 'INVESTOR', 'PARTNER', 'API_CONNECTION']).meta({ title: '関係の種類' }),
    value: z.boolean(),
  }),
  async prepare({ companyId: id, otherId, relativeType, value }, { world, viewer, at }) {
    await authorisePage(world, id, viewer);
    await presentCompany(world, otherId);
    const fromCompanyId = companyId(id);
    const toCompanyId = companyId(otherId);
    return prepare({
      spec: specs.relation,
      stream: streams.relation(fromCompanyId, toCompanyId),
      actingFor: id,
      command: { type: 'set-relation', data: { fromCompanyId, toCompanyId, relativeType, on: value, at } },
    });
  },
});
