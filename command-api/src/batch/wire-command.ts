import { type QueuedCommandDefinition, type QueuedType, queuedCommands } from '@meikan/contracts';
import type { AccountViewer } from '@meikan/platform';
import type { z } from 'zod';
import type { PreparedCommand } from '../route/prepared-command.ts';
import type { RequestContext } from '../route/request-context.ts';

/**
 * A command as it comes from a phone's queue or a REST call: the shape of its data, and the way from there to a command.
 * Preparing authorises and reads the facts that the rule needs; it throws ProblemError when it may not be.
 */
export type WireCommand<S extends z.ZodType = z.ZodType> = Pick<
  QueuedCommandDefinition<S>,
  'v' | 'schema' | 'upcast'
> & {
  readonly type: string;
  /** Which accounts may send it; `everyone` unless told. Whose things it may touch, `prepare` decides. */
  readonly roles?: readonly AccountViewer['role'][];
  prepare(data: z.output<S>, context: RequestContext): Promise<PreparedCommand>;
};

type Schema<T extends QueuedType> = (typeof queuedCommands)[T]['schema'];

/** How the server carries out a command that a phone may queue; what it is, the contracts say. */
export function wireCommand<T extends QueuedType>(
  type: T,
  carriedOut: Pick<WireCommand<Schema<T>>, 'roles' | 'prepare'>,
): WireCommand<Schema<T>> {
  const { v, schema, upcast = {} }: QueuedCommandDefinition<Schema<T>> = queuedCommands[type];
  return { type, v, schema, upcast, ...carriedOut };
}
