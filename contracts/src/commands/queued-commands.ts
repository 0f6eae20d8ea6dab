import type { z } from 'zod';
import { articleCommands } from '../articles/commands.ts';
import { blockCommands } from '../blocks/commands.ts';
import { bookmarkCommands } from '../bookmarks/commands.ts';
import { companyCommands } from '../companies/commands.ts';
import { followCommands } from '../follows/commands.ts';
import { footprintCommands } from '../footprints/commands.ts';
import { notificationCommands } from '../notifications/commands.ts';
import { relationCommands } from '../relations/commands.ts';
import { reportCommands } from '../reports/commands.ts';
import { rssCommands } from '../rss/commands.ts';
import { usageCommands } from '../usages/commands.ts';
import { userCommands } from '../users/commands.ts';
import type { QueuedCommandDefinition } from './define-queued-command.ts';

/**
 * The commands that a phone may queue, by their type. An admin's switches are not among them: they are answered at once or not at
 * all.
 */
export const queuedCommands = {
  ...articleCommands,
  ...blockCommands,
  ...bookmarkCommands,
  ...companyCommands,
  ...followCommands,
  ...footprintCommands,
  ...notificationCommands,
  ...relationCommands,
  ...reportCommands,
  ...rssCommands,
  ...usageCommands,
  ...userCommands,
} as const satisfies Readonly<Record<string, QueuedCommandDefinition>>;

/** The types of the commands that may be queued. */
export type QueuedType = keyof typeof queuedCommands;

type Schema<T extends QueuedType> = (typeof queuedCommands)[T]['schema'];

/** The data of each, as it is once it has been read. */
export type QueuedData = { [T in QueuedType]: z.output<Schema<T>> };

/** The data of each as a form makes it, before defaults. */
export type QueuedInput = { [T in QueuedType]: z.input<Schema<T>> };

/** What is to be said of a command of this type; `null` of one that this version does not know. */
export const queuedCommandOf = (type: string): QueuedCommandDefinition | null =>
  isQueuedType(type) ? queuedCommands[type] : null;

export const isQueuedType = (type: string): type is QueuedType => Object.hasOwn(queuedCommands, type);

/**
 * The stream that a command of an account goes to: the partition in which the phone keeps its order, and what the
 * batch endpoint holds the sender's belief against.
 */
export function partitionOf<T extends QueuedType>(type: T, data: QueuedInput[T], account: string): string {
  const definition: QueuedCommandDefinition = queuedCommands[type];
  return definition.partition(data, account);
}
