import { z } from 'zod';
import { personOrPage, restore } from '../commands/command-data.ts';
import { defineQueuedCommand, identityUpcast } from '../commands/define-queued-command.ts';
import { set } from '../commands/merge-rule.ts';
import { idField, yearMonthField } from '../kernel/fields.ts';
import { verdictField } from './claims.ts';
import { usageWord } from './word.ts';

const pair = { holder: personOrPage, serviceId: idField('サービス') };
type Pair = { readonly holder: { readonly id: string }; readonly serviceId: string };
const partition = ({ holder, serviceId }: Pair) => `usage-${holder.id}_${serviceId}`;

export const usageCommands = {
  'declare-usage': defineQueuedCommand({
    v: 2,
    schema: z.strictObject({
      ...pair,
      usageType: z.enum(['private', 'company', 'company-use', 'company-using']).meta({ title: '使い方' }),
      since: yearMonthField('使いはじめ').nullable().optional(),
      comment: usageWord.shape.comment.optional(),
      restore,
    }),
    upcast: { 1: identityUpcast },
    merge: { ...set('usage'), keeps: ['since', 'comment'] },
    partition,
    title: ({ name, data: { usageType } }) =>
      `「${name}」を${usageType === 'company-use' ? '導入企業' : '使っているサービス'}に登録`,
  }),
  'withdraw-usage': defineQueuedCommand({
    v: 1,
    schema: z.strictObject(pair),
    merge: set('usage'),
    partition,
    title: ({ name }) => `「${name}」の利用の登録を外す`,
  }),
  /** The company concerned answers a claim of its counterpart; null takes the answer back. */
  'judge-usage': defineQueuedCommand({
    v: 1,
    schema: z.strictObject({ ...pair, verdict: verdictField }),
    merge: set('verdict'),
    partition,
    title: ({ name }) => `「${name}」についての登録への回答`,
  }),
};
