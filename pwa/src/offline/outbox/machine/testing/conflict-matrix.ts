import { commandFields, type JsonObject } from '@meikan/contracts';

import { ModelDevice } from './model-device.ts';
import { ModelServer } from './model-server.ts';

/** Six ways of editing one profile. */
const EDITS = [
  ['name'],
  ['job'],
  ['workFor'],
  ['name', 'job'],
  ['job', 'workFor'],
  ['name', 'job', 'workFor'],
] as const;
const PROFILE = 'user-u1';

/** What became of the edits of two devices that knew nothing of each other. */
export type ConflictCell = {
  /** The fields that the first and the second device set. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  /** `asked`: the second waits for its person and the first stands; `overwritten` and `lost` must not be. */
  readonly outcome: 'merged' | 'asked' | 'overwritten' | 'lost';
};

/** Every edit of one device of an account against every edit of another, made of the same profile (F37). */
export function conflictMatrix(): readonly ConflictCell[] {
  return EDITS.flatMap((first) => EDITS.map((second) => ({ first, second, outcome: outcomeOf(first, second) })));
}

const setting = (fields: readonly string[], value: string): JsonObject =>
  Object.fromEntries(fields.map((field) => [field, `${value} ${field}`]));

function outcomeOf(first: readonly string[], second: readonly string[]): ConflictCell['outcome'] {
  const server = new ModelServer();
  const [one, other] = [new ModelDevice(server), new ModelDevice(server)];
  for (const device of [one, other]) device.look(PROFILE);
  command(one, setting(first, 'first'));
  command(other, setting(second, 'second'));
  for (const device of [one, other]) while (device.turn('fine'));
  const stands = server.view(PROFILE).fields ?? {};
  const holds = (fields: JsonObject) => Object.entries(fields).every(([field, value]) => stands[field] === value);
  if (!holds(setting(first, 'first'))) return 'overwritten';
  return holds(setting(second, 'second')) ? 'merged' : isAsked(other, first, second) ? 'asked' : 'lost';
}

const command = (device: ModelDevice, changes: JsonObject) =>
  device.command({ type: 'update-profile', stream: PROFILE, data: { userId: 'u1', changes } });

/** Whether the device asks for exactly the fields that both set, and still holds all that its person changed. */
function isAsked({ queue }: ModelDevice, first: readonly string[], second: readonly string[]): boolean {
  const [row, ...more] = queue.rows;
  if (row?.status !== 'standing' || row.trouble.kind !== 'conflict' || more.length > 0) return false;
  const both = second.filter((field) => first.includes(field));
  const made = Object.keys(commandFields(row.data));
  return String(row.trouble.fields) === String(both) && String(made) === String(second);
}
