import { commandFields, factsOfCommand, queuedCommandOf } from '@meikan/contracts';
import type { Command } from '../../outbox/machine/command.ts';
import { UPLOAD } from '../../outbox/machine/kinds.ts';
import { rowTitleTexts as texts } from './texts.ts';

/** More names than these make a line nobody reads. */
const NAMED = 4;

/** The fields of a command in words; one that this version does not know by its wire name, for it is not hidden. */
function fieldsInWords({ type, data }: Command): string {
  const facts = factsOfCommand(type);
  const names = Object.keys(commandFields(data)).map((field) => facts.part(field).title ?? field);
  const named = names.slice(0, NAMED).join(texts.and);
  return names.length > NAMED ? named + texts.and + texts.more(names.length - NAMED) : named;
}

/** A command in one line for people: 「黒崎 澪のプロフィール：名前、肩書きを変更」. */
export function titleOf(command: Command): string {
  const { type, about, data, base } = command;
  const { name } = about;
  if (type === UPLOAD) return texts.upload(name);
  return queuedCommandOf(type)?.title({ name, data, base, fields: fieldsInWords(command) }) ?? texts.other(name);
}
