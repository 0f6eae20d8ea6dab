import { commandFields, type JsonObject, queuedCommandOf } from '@meikan/contracts';
import { UPLOAD } from '../commands/kinds.ts';
import type { Command } from '../outbox/command.ts';
import { fieldName } from './field-name.ts';
import { rowTitleTexts as texts } from './row-titles.texts.ts';

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
