import type { FieldFacts } from '@meikan/contracts';
import type { RowsControl } from './control.ts';
import { formTexts as texts } from './texts.ts';

/** What is to be known of rows: what their form says, and which of them are not saved. `row`: what the contract tells of one. */
export function helpOfRows({ help = '', needs: [one, other] = [], parts }: RowsControl, row: FieldFacts): string {
  if (one === undefined) return help;
  const name = (part: string) => row.part(part).title ?? part;
  if (other !== undefined) return help + texts.both(name(one), name(other));
  return help + (parts[one]?.kind === 'select' ? texts.notChosen : texts.without)(name(one));
}
