import { type QueuedData, type QueuedType, queuedCommands } from '@meikan/contracts';
import { sentCommands } from '../../app/testing/played-server.ts';

/** What the commands of a type that were sent until now carried, in their order. */
export function sentData<T extends QueuedType>(type: T): readonly QueuedData[T][] {
  const { schema } = queuedCommands[type];
  // Parsed by the schema that the type is made from.
  return sentCommands.filter((one) => one.type === type).map(({ data }) => schema.parse(data) as QueuedData[T]);
}
