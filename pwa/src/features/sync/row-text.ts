import { commandFields } from '@meikan/contracts';
import { fieldName } from '../../offline/face/field-name.ts';
import { titleOf } from '../../offline/face/row-title.ts';
import type { Wish } from '../../offline/outbox/wish.ts';
import { syncTexts } from './texts.ts';
import { linesOf } from './value-lines.ts';

/** What a person wrote, to be pasted elsewhere: the title, and each field with its lines below it. */
export function textOf(wish: Wish): string {
  const fields = Object.entries(commandFields(wish.data)).map(([field, value]) => {
    const lines = linesOf(field, value);
    return `${fieldName(field)}\n${lines.length === 0 ? syncTexts.value.none : lines.join('\n')}`;
  });
  return [titleOf(wish), ...fields].join('\n\n');
}
