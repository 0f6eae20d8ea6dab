import type { QueuedType } from '@meikan/contracts';
import type { Json, JsonObject, Wish } from '../outbox/wish.ts';

/**
 * In which part of its data a command has the fields that it sets; `null`: it is about a whole thing. Apart from the rest of what the
 * queue knows of commands, so that pages which only tell what waits load no rule of what is written.
 */
export const PARTS: Readonly<Record<QueuedType, string | null>> = {
  'update-profile': 'changes',
  'update-sns': 'changes',
  'set-work-experiences': 'changes',
  'set-rss-configs': 'changes',
  'register-article': 'article',
  'edit-article': 'changes',
  'remove-article': null,
  'restore-article': null,
  'set-bookmark': null,
  'set-follow': null,
  'register-service': 'service',
  'update-company': 'changes',
  'set-admin-note': 'changes',
  'set-block': null,
  'set-footprints-hidden': null,
  'declare-usage': null,
  'withdraw-usage': null,
  'judge-usage': null,
  'judge-relation': null,
  'set-relation': null,
};

const parts: ReadonlyMap<string, string | null> = new Map(Object.entries(PARTS));

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that stands in data under a name; without one, nothing. */
export function objectIn(data: JsonObject, name: string): JsonObject {
  const value = data[name];
  return isObject(value) ? value : {};
}

/** What a wish sets, by field; of a new article everything that it holds. */
export function fieldsOf({ type, data }: Pick<Wish, 'type' | 'data'>): JsonObject {
  const part = parts.get(type) ?? null;
  return part === null ? {} : objectIn(data, part);
}
