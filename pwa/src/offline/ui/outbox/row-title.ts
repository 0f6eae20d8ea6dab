import { commandFields, type JsonObject, queuedCommandOf } from '@meikan/contracts';
import type { Command } from '../../outbox/machine/command.ts';
import { UPLOAD } from '../../outbox/machine/kinds.ts';
import { fieldNames } from './field-names.texts.ts';
import { rowTitleTexts as texts } from './texts.ts';

/** More names than these make a line nobody reads. */
const NAMED = 4;

function fieldsInWords(data: JsonObject): string {
  const names = Object.keys(commandFields(data)).map(fieldName);
  const named = names.slice(0, NAMED).join(texts.and);
  return names.length > NAMED ? named + texts.and + texts.more(names.length - NAMED) : named;
}

/** A command in one line for people: 「黒崎 澪のプロフィール：名前、肩書きを変更」. */
export function titleOf({ type, about: { name }, data, base }: Command): string {
  if (type === UPLOAD) return texts.upload(name);
  return queuedCommandOf(type)?.title({ name, data, base, fields: fieldsInWords(data) }) ?? texts.other(name);
}

const known: ReadonlyMap<string, string> = new Map(Object.entries(fieldNames));

/** Feeds are fields of their owner by their ids, which say nothing to people. */
const FEED = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A field of a command in words; one that this version does not know by its wire name, for it is not hidden. */
export const fieldName = (field: string): string =>
  known.get(field) ?? (FEED.test(field) ? fieldNames.rssConfig : field);
