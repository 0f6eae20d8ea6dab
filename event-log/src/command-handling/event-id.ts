import { uuidv5 } from '@meikan/platform';

/** The id of a command's event number `index`: the UUIDv5 of that number in the command id's namespace (RFC 9562 5.5). */
export function eventIdOf(commandId: string, index: number): string {
  return uuidv5(String(index), commandId);
}
