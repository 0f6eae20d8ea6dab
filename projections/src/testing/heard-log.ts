import type { Logger } from '../runner/run-directory.ts';

export type HeardLine = {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly details: object;
};
export type HeardLog = Logger & { readonly lines: readonly HeardLine[] };

/** A log that remembers, so that a test can ask what was told. */
export function hearLog(): HeardLog {
  const lines: HeardLine[] = [];
  const hear = (level: HeardLine['level']) => (details: object, message: string) => {
    lines.push({ level, message, details });
  };
  return { lines, info: hear('info'), warn: hear('warn'), error: hear('error') };
}
