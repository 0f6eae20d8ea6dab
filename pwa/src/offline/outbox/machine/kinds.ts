import {
  type Json,
  type JsonObject,
  type MergeRule,
  type QueuedCommandDefinition,
  queuedCommands,
} from '@meikan/contracts';
import type { Command } from './command.ts';

/**
 * What the queue must know of a kind of command to join, merge and order commands; pure. `upload`: brings a file, by a request of its
 * own. `unknown`: of a newer version of the app; it is kept.
 */
export type Kind = (MergeRule | { readonly merges: 'upload' | 'unknown' }) & {
  readonly upcast?: QueuedCommandDefinition['upcast'] | undefined;
};

/** The kind of a command type. */
export type Kinds = (type: string) => Kind;

/** Which setting of its stream a command sets, if it sets one. */
export function settingOf({ type, data }: Command, kinds: Kinds): Json | undefined {
  const kind = kinds(type);
  return 'setting' in kind ? kind.setting(data) : undefined;
}

/** What a command tells that a later one for the same setting may leave as it stands. */
export function keptOf({ type, data }: Command, kinds: Kinds): JsonObject {
  const kind = kinds(type);
  const keeps = 'keeps' in kind ? (kind.keeps ?? []) : [];
  return Object.fromEntries(keeps.flatMap((key) => (data[key] === undefined ? [] : [[key, data[key]]])));
}

/** What uploads a picture; it goes by a request of its own and is no command of the batch endpoint. */
export const UPLOAD = 'upload-picture';

const known: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...Object.entries(queuedCommands).map(([type, { merge, upcast }]) => [type, { ...merge, upcast }] as const),
  [UPLOAD, { merges: 'upload' }],
]);

/** Written by a newer app that was taken back since: kept untouched until one comes that knows it. */
const unknown: Kind = { merges: 'unknown' };

/** What the queue must know of each type. */
export const kinds: Kinds = (type) => known.get(type) ?? unknown;
