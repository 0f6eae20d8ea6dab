import { type FieldFacts, factsOfState, partsOfPath } from '@meikan/contracts';
import { shownStamp } from '../shown-time.ts';
import { auditTexts } from '../texts.ts';
import { partName } from './field-names.ts';
import { keyInWords } from './keys-in-words.ts';
import type { Json } from './value-parts.ts';

const texts = auditTexts.value;

/** A place in a state: its last part, and what the contracts tell of it. */
type StatePart = { readonly part: string; readonly facts: FieldFacts };

/** What stands at a path of a state of the category. */
export function partAt(category: string, path: string): StatePart {
  const parts = partsOfPath(path);
  return { part: parts.at(-1) ?? '', facts: factsOfState(category, parts) };
}

/** A value of a state in words; an object's fields stand beside each other with their names. */
export function shownValue(value: Json | undefined, at: StatePart): string {
  if (value === undefined || value === null || value === '') return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return value.toLocaleString('ja-JP') + (at.facts.unit ?? '');
  if (typeof value === 'string') return shownText(value, at);
  if (Array.isArray(value)) return shownList(value, at);
  return Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== '')
    .map(([part, inner]) => {
      const within = { part, facts: at.facts.part(part) };
      return texts.named(partName(within.facts, part), shownValue(inner, within));
    })
    .join(texts.listed);
}

function shownList(items: readonly Json[], { part, facts }: StatePart): string {
  const shown = items.map((item, index) => shownValue(item, { part, facts: facts.part(index) }));
  return shown.length === 0 ? texts.none : shown.join(separatorOf(items));
}

/** What parts the items of a list: those with fields of their own take a line each. */
export const separatorOf = (items: readonly Json[]): string =>
  items.some((item) => typeof item === 'object' && item !== null) ? '\n' : texts.listed;

/** The last part of a path: what a value is called where it stands. */
export const fieldOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

function shownText(text: string, { part, facts }: StatePart): string {
  if (INSTANT.test(text)) return shownStamp(text);
  return keyInWords(facts, part, text);
}
