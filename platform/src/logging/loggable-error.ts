const MAIL_ADDRESS = /[^\s/@"'=(]+(?:@|%40)[^\s/@"')]+/gi;
const CREDENTIALS = /(\w+:\/\/)[^\s/@]+@/g;
const LONGEST = 4_000;
const DEEPEST_CAUSE = 3;

/** Texts of others may hold anything: no mail addresses, no credentials of connection strings. */
export function loggableText(text: string): string {
  return text.replace(CREDENTIALS, '$1').replace(MAIL_ADDRESS, '[mail]').slice(0, LONGEST);
}

export type LoggableError = {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly tag?: string;
  readonly stack?: string;
  readonly cause?: LoggableError;
};

function textMember<K extends string>(error: Error, key: K): { readonly [P in K]?: string } {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? ({ [key]: value } as { readonly [P in K]?: string }) : {};
}

/** What of an error may stand in a log: drivers hang whole rows on theirs (`detail`, `parameters`), which may not. */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { name: typeof error, message: loggableText(String(error)) };
  const cause = error.cause !== undefined && depth < DEEPEST_CAUSE ? loggableError(error.cause, depth + 1) : undefined;
  return {
    name: error.name,
    message: loggableText(error.message),
    ...textMember(error, 'code'),
    ...textMember(error, 'tag'),
    ...(error.stack === undefined ? {} : { stack: loggableText(error.stack) }),
    ...(cause === undefined ? {} : { cause }),
  };
}
