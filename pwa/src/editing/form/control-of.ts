import type { FieldFacts } from '@meikan/contracts';
import { pictureShapes } from '../../ui/index.ts';
import { limitOf } from './contract.ts';
import type { Control, Controls } from './control.ts';
import type { FieldsSaid, Said } from './said.ts';

/** How high the field of a text is that holds so many characters. */
const linesFor = (most: number): number => (most > 2000 ? 8 : most > 300 ? 6 : 3);

function controlOfText(facts: FieldFacts, said: Said): Control {
  const nothing = facts.takes(null) ? null : '';
  const text = { ...said, nothing } as const;
  const { idIn, rows, shape = pictureShapes.thumb } = said;
  if (said.kept) return { ...text, kind: 'kept' };
  if (idIn !== undefined) return { ...text, kind: 'company', idIn };
  if (facts.holds === 'months') return { ...text, kind: 'month' };
  if (facts.holds === 'pictures') return { ...text, kind: 'picture', shape };
  if (facts.holds !== undefined) return { ...text, kind: 'select' };
  if (facts.written === 'address') return { ...text, kind: 'link' };
  if (facts.written === 'lines' || rows !== undefined) {
    return { ...text, kind: 'area', rows: rows ?? linesFor(limitOf(facts)) };
  }
  return { ...text, kind: 'line' };
}

function controlOfTexts({ holds, written }: FieldFacts, said: Said): Control {
  const { suggested, shape = pictureShapes.thumb } = said;
  if (suggested !== undefined) return { ...said, kind: 'tags', suggested };
  if (holds === 'pictures') return { ...said, kind: 'pictures', shape };
  return holds === undefined ? { ...said, kind: 'lines', link: written === 'address' } : { ...said, kind: 'checks' };
}

/** @throws TypeError where nothing says what the numbers are: each form has to */
function controlOfNumbers({ shares, groups, ...said }: Said): Control {
  if (shares !== undefined) return { ...said, kind: 'shares', shares };
  if (groups !== undefined) return { ...said, kind: 'numbers', groups };
  throw new TypeError('a form does not say how a list of numbers is written');
}

function controlOfList(facts: FieldFacts, said: Said): Control {
  const item = facts.part(0);
  if (item.shape === 'text') return controlOfTexts(item, said);
  if (item.shape === 'group') return { ...said, kind: 'rows', parts: controlsOfParts(item, said.parts) };
  return controlOfNumbers(said);
}

/**
 * How a field is written: by what its contract tells of it, and by what a form says beside that.
 * @throws TypeError where the contract has no such field: no form writes one
 */
function controlOf(facts: FieldFacts, said: Said): Control {
  switch (facts.shape) {
    case 'text':
      return controlOfText(facts, said);
    case 'figure':
      return facts.written === 'place' ? { ...said, kind: 'scale' } : { ...said, kind: 'amount' };
    case 'switch':
      return { ...said, kind: 'flag' };
    case 'list':
      return controlOfList(facts, said);
    case 'group':
      return { ...said, kind: 'parts', nullable: facts.takes(null), parts: controlsOfParts(facts, said.parts) };
    case undefined:
      throw new TypeError('a field of a form does not stand in its contract');
  }
}

/** The parts of a group or a row, all of them, in the order of the contract. */
const controlsOfParts = (facts: FieldFacts, said: FieldsSaid = {}): Controls =>
  Object.fromEntries(facts.parts.map((part) => [part, controlOf(facts.part(part), said[part] ?? {})]));

/** The controls of a form, in the order in which it says its fields. */
export const controlsOf = (facts: FieldFacts, fields: FieldsSaid): Controls =>
  Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, controlOf(facts.part(field), said)]));
