import { type QueuedCommand, type QueuedType, queuedData } from '@meikan/contracts';
import type { Instant } from '@meikan/domain';
import type { AccountViewer } from '@meikan/platform';
import type { z } from 'zod';
import type { EntityLoader } from '../entities/entity-loader.ts';
import type { PreparedCommand } from '../route/prepared-command.ts';

/** What a command is prepared from besides its own data. */
export type RequestContext = {
  readonly entities: EntityLoader;
  readonly viewer: AccountViewer;
  readonly commandId: string;
  readonly at: Instant;
};

/** Data as it was received. */
export type WireData = QueuedCommand['data'];

/**
 * A command as it comes from outside, by the batch endpoint or a REST call: the shape of its data, and the way from there to a
 * command. Preparing authorises and reads the facts that the rule needs; it throws ProblemError when it may not be.
 */
export type WireCommand<S extends z.ZodType = z.ZodType> = {
  readonly type: string;
  readonly v: number;
  /** Which accounts may send it; `everyone` unless told. Whose things it may touch, `prepare` decides. */
  readonly roles?: readonly AccountViewer['role'][];
  readonly data: S;
  /**
   * How data of an older version becomes data of the next one, by the older one's number; in an unbroken row up to `v`. What is
   * older than the first of the row cannot be read any more.
   */
  readonly upcast?: Readonly<Record<number, (data: WireData) => WireData>>;
  prepare(data: z.output<S>, context: RequestContext): Promise<PreparedCommand>;
};

/** What the contracts fix of a command that a phone may queue: its type, its version and the shape of its data. */
export function queued<T extends QueuedType>(type: T) {
  const { v, schema: data }: { v: number; schema: (typeof queuedData)[T]['schema'] } = queuedData[type];
  return { type, v, data };
}

/** Where a newer version only added something that may be left out. */
export const identityUpcast = (data: WireData): WireData => data;

export function wireCommand<S extends z.ZodType>(command: WireCommand<S>): WireCommand<S> {
  return command;
}
