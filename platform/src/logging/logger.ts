import pino, { type Logger } from 'pino';

export type { Logger } from 'pino';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** JSON lines on standard output. `name` says which process speaks. Secrets are dropped by path, wherever they slip in. */
export function createLogger(options: { readonly level: LogLevel; readonly name: string }): Logger {
  return pino({
    level: options.level,
    name: options.name,
    redact: {
      paths: ['authorization', 'cookie', 'token', 'password', '*.authorization', '*.cookie', '*.token', '*.password'],
      censor: '[removed]',
    },
  });
}
