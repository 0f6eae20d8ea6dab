import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { problem } from '../kernel/problem.ts';

const uuid = z.uuid();
const revision = z.string().regex(/^\d{1,18}$/);

/** What the sender believes of the stream: its revision, the command before it, that it is new, or nothing. */
export const expectedOnWire = z.union([
  z.strictObject({ revision }),
  z.strictObject({ after: uuid }),
  z.literal('absent'),
  z.literal('any'),
]);

export const queuedCommand = z
  .strictObject({
    id: uuid.meta({ title: 'コマンドの番号' }),
    type: z
      .string()
      .regex(/^[a-z][a-z-]{2,63}$/)
      .meta({ title: 'コマンドの種類' }),
    v: z.number().int().min(1).max(99).meta({ title: 'コマンドの版' }),
    stream: z.string().max(200).meta({ title: '宛先' }),
    expected: expectedOnWire,
    base: z.record(z.string(), z.json()).optional(),
    data: z.record(z.string(), z.json()),
    issuedAt: z.iso.datetime({ precision: 3 }).meta({ title: '作った時刻' }),
    dependsOn: z.array(uuid).max(20).optional(),
  })
  .meta({ id: 'QueuedCommand' });

export const commandStatus = z.enum([
  'applied',
  'duplicate',
  'unchanged',
  'conflict',
  'refused',
  'forbidden',
  'gone',
  'wrong-account',
  'unknown-version',
  'blocked',
]);

/**
 * What a conflict shows: the stream as it stands, what became otherwise since the sender looked, and when and by whom it was
 * last written (`other` is never named). Before the first event there is neither.
 */
export const presentState = z
  .object({
    revision: z.string().nullable(),
    state: z.json(),
    changed: z.array(z.string()),
    changedAt: z.string().nullable(),
    by: z.enum(['self', 'other', 'admin']).nullable(),
  })
  .meta({ id: 'PresentState' });

export const commandResult = z
  .object({
    id: z.string(),
    status: commandStatus,
    /** Of the stream after it; absent where it changed nothing, since others may have written what its sender has not seen. */
    revision: z.string().optional(),
    position: z.string().optional(),
    current: presentState.optional(),
    problem: problem.optional(),
  })
  .meta({ id: 'CommandResult' });

/** POST /api/commands: the batch endpoint of the outbox. Answered without `payload` around it. */
export const sendCommands = defineCommand({
  name: 'sendCommands',
  method: 'POST',
  path: '/api/commands',
  access: 'signed-in',
  summary: 'ためておいた変更をまとめて送る（20 件まで）。結果は 1 件ずつ返る',
  body: z.strictObject({
    device: idField('端末'),
    /** Whose queue this is. Sent by any other account, none of it is carried out and each command is `wrong-account`. */
    account: idField('アカウント').optional(),
    commands: z.array(queuedCommand).min(1).max(20).meta({ title: '変更' }),
  }),
  bare: true,
  answer: z.object({ results: z.array(commandResult), position: z.string().nullable(), serverTime: z.string() }),
});
export type QueuedCommand = z.output<typeof queuedCommand>;
export type PresentState = z.output<typeof presentState>;
export type CommandResult = z.output<typeof commandResult>;
