import { type QueuedCommandDefinition, type QueuedType, queuedCommands } from '@meikan/contracts';
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
  readonly upcast?: QueuedCommandDefinition['upcast'];
  prepare(data: z.output<S>, context: RequestContext): Promise<PreparedCommand>;
};

/** What the contracts fix of a command that a phone may queue: its type, its version, the shape of its data and of older ones. */
export function queued<T extends QueuedType>(type: T) {
  const {
    v,
    schema: data,
    upcast = {},
  }: QueuedCommandDefinition<(typeof queuedCommands)[T]['schema']> = queuedCommands[type];
  return { type, v, data, upcast };
}

export function wireCommand<S extends z.ZodType>(command: WireCommand<S>): WireCommand<S> {
  return command;
}
