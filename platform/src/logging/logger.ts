import pino, { type Logger } from 'pino';
import { loggableError } from './loggable-error.ts';

export type { Logger } from 'pino';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** JSON lines on standard output. `name` says which process speaks. Secrets are dropped by path, wherever they slip in. */
export function createLogger(options: { readonly level: LogLevel; readonly name: string }): Logger {
  return pino({
    level: options.level,
    name: options.name,
    serializers: { err: (error: unknown) => loggableError(error) },
    redact: {
      paths: ['authorization', 'cookie', 'token', 'password', '*.authorization', '*.cookie', '*.token', '*.password'],
      censor: '[removed]',
    },
  });
}
