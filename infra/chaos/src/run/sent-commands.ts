import { setsOfCommand } from '../application/written-values.ts';
import type { SentOnce } from '../oracle/claim.ts';
import type { Attempt } from '../proxy/attempts.ts';

/** Answers that say for certain that a command was not carried out. */
const NO: ReadonlySet<string> = new Set(['conflict', 'refused', 'forbidden', 'gone', 'blocked', 'wrong-account']);

/** Every command that a device sent, with what became of it, from what its proxy saw. */
export function sentCommands(device: string, attempts: readonly Attempt[]): SentOnce[] {
  const found = new Map<string, SentOnce>();
  for (const { commands, answered, heard, fault } of attempts) {
    for (const { id, type, stream, data } of commands) {
      const before = found.get(id);
      const told = heard.find((result) => result.id === id)?.status;
      found.set(id, {
        commandId: id,
        device,
        stream,
        sets: setsOfCommand(type, data),
        // A first request that is refused as a whole was not carried out; a later one says nothing of those before it.
        heardNo: told === undefined ? fault === 'conflict' && before === undefined : NO.has(told),
        leftToPerson: told === undefined && fault === 'conflict',
        unchanged: before?.unchanged === true || answered.some((result) => result.id === id && isQuiet(result.status)),
      });
    }
  }
  return [...found.values()];
}

/** Carried out without an event of its own, now or the first time. */
const isQuiet = (status: string): boolean => status === 'unchanged' || status === 'duplicate';
