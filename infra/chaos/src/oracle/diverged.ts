import { isDeepStrictEqual } from 'node:util';
import type { Finding } from './claim.ts';

/** What a device shows as the answer to a query, and what the server answers to it. */
export type View = {
  readonly device: string;
  readonly query: string;
  readonly shown: unknown;
  readonly served: unknown;
};

/** Views that are not what the server answers, with the first place where they part. */
export function diverged(views: readonly View[]): Finding[] {
  return views.flatMap(({ device, query, shown, served }) => {
    const parts = differences(shown, served);
    return parts.length === 0 ? [] : [{ kind: 'diverged' as const, says: `${device} ${query}: ${parts[0]}` }];
  });
}

/** Where two JSON values differ, in words; nothing when they are the same. */
export function differences(shown: unknown, served: unknown, at = ''): string[] {
  if (isDeepStrictEqual(shown, served)) return [];
  if (!isFolder(shown) || !isFolder(served)) return [`${at} shows ${word(shown)}, the server ${word(served)}`];
  const names = [...new Set([...Object.keys(shown), ...Object.keys(served)])];
  return names.flatMap((name) => differences(shown[name], served[name], `${at}.${name}`));
}

const isFolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const word = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
