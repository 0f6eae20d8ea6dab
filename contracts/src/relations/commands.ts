import { z } from 'zod';
import { companyId } from '../commands/command-data.ts';
import { defineQueuedCommand } from '../commands/define-queued-command.ts';
import { set } from '../commands/merge-rule.ts';
import { wanted } from '../kernel/fields.ts';
import type { Json } from '../kernel/json.ts';
import { judgeRelation } from '../usages/claims.ts';
import { otherCompanyId, relativeType } from './relation-fields.ts';

const named: Readonly<Record<z.output<typeof relativeType>, string>> = {
  SUPPORTER: '業務提携',
  INVESTOR: '資本提携',
  PARTNER: '同じグループ',
  API_CONNECTION: 'API連携',
};
const names: ReadonlyMap<Json | undefined, string> = new Map(Object.entries(named));

export const relationCommands = {
  'set-relation': defineQueuedCommand({
    v: 1,
    schema: z.strictObject({
      companyId,
      otherId: otherCompanyId,
      relativeType,
      value: wanted,
    }),
    merge: { merges: 'set', setting: (data) => data.relativeType },
    partition: ({ companyId: own, otherId }) => `relation-${own}_${otherId}`,
    title: ({ name, data }) =>
      `「${name}」を関わりのある会社${data.value === false ? 'から外す' : 'に登録'}（${names.get(data.relativeType) ?? ''}）`,
  }),
  /** The company concerned answers a claim of its counterpart; null takes the answer back. */
  'judge-relation': defineQueuedCommand({
    v: 1,
    schema: judgeRelation.body.extend({ companyId }),
    merge: set('verdict'),
    // It is said of the one who judges, on the other's page.
    partition: ({ companyId: own, otherId }) => `relation-${otherId}_${own}`,
    title: ({ name }) => `「${name}」についての登録への回答`,
  }),
};
