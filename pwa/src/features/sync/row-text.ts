import { commandFields, factsOfCommand } from '@meikan/contracts';
import type { Command } from '../../offline/outbox/machine/command.ts';
import { titleOf } from '../../offline/ui/outbox/row-title.ts';
import { syncTexts } from './texts.ts';
import { linesOf } from './value-lines.ts';

/** What a person wrote, to be pasted elsewhere: the title, and each field with its lines below it. */
export function textOf(command: Command): string {
  const facts = factsOfCommand(command.type);
  const fields = Object.entries(commandFields(command.data)).map(([field, value]) => {
    const of = facts.part(field);
    const lines = linesOf(of, value);
    return `${of.title ?? field}\n${lines.length === 0 ? syncTexts.value.none : lines.join('\n')}`;
  });
  return [titleOf(command), ...fields].join('\n\n');
}
