import type { JsonObject, QueuedCommand } from '@meikan/contracts';
import type { WireCommand } from './wire-command.ts';

/** The commands that a batch may hold, by their type. */
export type CommandTable = ReadonlyMap<string, WireCommand>;

/** The oldest version that an unbroken row of upcasters brings up to the present one. */
function oldestOf({ v, upcast = {} }: WireCommand): number {
  let oldest = v;
  while (Object.hasOwn(upcast, oldest - 1)) oldest -= 1;
  return oldest;
}

/** Whether a command is written in a form that was given up: only a newer app can write it anew. */
export function isTooOld(table: CommandTable, { type, v }: QueuedCommand): boolean {
  const known = table.get(type);
  return known !== undefined && v < oldestOf(known);
}

/** How a command is carried out, or null when this server does not know it yet: an older server may meet a newer app. */
export function knownCommand(table: CommandTable, { type, v }: QueuedCommand): WireCommand | null {
  const known = table.get(type);
  return known !== undefined && v >= oldestOf(known) && v <= known.v ? known : null;
}

/** A command's data in the present form. */
export function upcastToCurrent({ v, upcast = {} }: WireCommand, command: QueuedCommand): JsonObject {
  let data: JsonObject = command.data;
  for (let version = command.v; version < v; version++) data = upcast[version]?.(data) ?? data;
  return data;
}
