import type { CommandHandler } from '@meikan/event-log';
import { Fault } from '@meikan/platform';

/** A log that does not carry out the commands of one category, as when a process dies between two of them. */
export function breakingLog(): {
  readonly through: (handler: CommandHandler) => CommandHandler;
  /** From now on; `null`: it carries out all again. */
  readonly breakAt: (category: string | null) => void;
} {
  let broken: string | null = null;
  return {
    through: (handler) => ({
      ...handler,
      handle: async (spec, ...rest) => {
        if (spec.category === broken) throw new Fault('log-away', 'the log is away');
        return handler.handle(spec, ...rest);
      },
    }),
    breakAt: (category) => {
      broken = category;
    },
  };
}
