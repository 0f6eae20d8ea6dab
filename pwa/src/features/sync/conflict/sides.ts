import { commandFields, type FieldFacts, factsOfCommand, type Json, type JsonObject } from '@meikan/contracts';
import { WHOLE } from '../../../offline/outbox/machine/command.ts';
import type { Choice } from '../../../offline/outbox/machine/decide.ts';
import type { Standing, Theirs } from '../../../offline/outbox/machine/row.ts';
import { bothOf, bothTexts } from './both.ts';

/** One field that both changed. */
export type Sides = {
  readonly field: string;
  /** What its contract tells of it. */
  readonly facts: FieldFacts;
  /** `undefined`: this device never saw it. */
  readonly base: Json | undefined;
  readonly mine: Json;
  readonly theirs: Json;
};

/** What people call the field; one that this version does not know goes by its name on the wire. */
export const nameOf = ({ facts, field }: Sides): string => facts.title ?? field;

/** A comparison as it is put to the person. */
export type Comparison =
  | { readonly kind: 'fields'; readonly theirs: Theirs; readonly sides: readonly Sides[] }
  /** The person removed a thing that was changed meanwhile. */
  | { readonly kind: 'removal'; readonly theirs: Theirs; readonly sides: readonly Sides[] };

/** What a row that stands asks; `null` when it is no conflict. */
export function comparisonOf(row: Standing): Comparison | null {
  if (row.trouble.kind !== 'conflict') return null;
  const { fields, theirs } = row.trouble;
  const removal = fields.includes(WHOLE);
  const names = removal ? changedSince(row.base, theirs.fields ?? {}) : fields;
  const mine = commandFields(row.data);
  const facts = factsOfCommand(row.type);
  const sides = names.map((field) => ({
    field,
    facts: facts.part(field),
    base: row.base[field],
    mine: mine[field] ?? null,
    theirs: theirs.fields?.[field] ?? null,
  }));
  return { kind: removal ? 'removal' : 'fields', theirs, sides };
}

/** Whether anything of a conflict is still to be sent once it is decided so. */
export function isStillWanted(row: Standing, choices: Readonly<Record<string, Choice>>): boolean {
  if (WHOLE in choices) return choices[WHOLE] === 'mine';
  return Object.keys(commandFields(row.data)).some((field) => choices[field] !== 'theirs');
}

/** What of a thing is otherwise than when it was to be removed; everything where nobody noted how it was. */
function changedSince(base: JsonObject, now: JsonObject): readonly string[] {
  return Object.keys(now).filter((field) => JSON.stringify(now[field] ?? null) !== JSON.stringify(base[field] ?? null));
}

/** Which way a field can be written anew from both sides; what is picked from a list or measured cannot. */
export function joinable({ facts, base, mine, theirs }: Sides): 'text' | 'list' | null {
  const all = [base ?? null, mine, theirs];
  if (all.every((value) => value === null || Array.isArray(value))) return 'list';
  const written = all.every((value) => value === null || typeof value === 'string');
  return written && facts.holds === undefined ? 'text' : null;
}

const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const itemsIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

export type Draft = { readonly value: Json; readonly clashes: number };

/** The proposal of a field that has both changes. */
export function draftOf(sides: Sides): Draft {
  const { base, mine, theirs } = sides;
  if (joinable(sides) !== 'list') {
    const { text, clashes } = bothTexts(textIn(base), textIn(mine), textIn(theirs));
    return { value: text, clashes };
  }
  const written = (value: Json | undefined) => itemsIn(value).map((item) => JSON.stringify(item));
  const { items, clashes } = bothOf(written(base), written(mine), written(theirs));
  const known = allItems(sides);
  const value = known.filter((item) => items.includes(JSON.stringify(item)));
  return { value: inOrder(value, items), clashes };
}

function inOrder(items: readonly Json[], order: readonly string[]): readonly Json[] {
  return [...items].sort((a, b) => order.indexOf(JSON.stringify(a)) - order.indexOf(JSON.stringify(b)));
}

/** Every item that stands on some side of a list, each once: mine first, as the person knows them. */
export function allItems({ base, mine, theirs }: Sides): readonly Json[] {
  const seen = new Map([mine, theirs, base].flatMap(itemsIn).map((item) => [JSON.stringify(item), item] as const));
  return [...seen.values()];
}

/** What the person picked for a field, and what they wrote if they ever joined both sides: it outlives another pick. */
export type Picked = { readonly pick: 'base' | 'mine' | 'theirs' | 'both'; readonly written?: Json };
export type Picks = Readonly<Record<string, Picked>>;

/** The picks as the machine takes them; `null` while a field has none. */
export function choicesOf(sides: readonly Sides[], picks: Picks): Readonly<Record<string, Choice>> | null {
  const choices: Record<string, Choice> = {};
  for (const side of sides) {
    const picked = picks[side.field];
    if (!picked) return null;
    choices[side.field] = choiceOf(side, picked);
  }
  return choices;
}

function choiceOf(sides: Sides, { pick, written }: Picked): Choice {
  if (pick === 'both') return { value: written ?? draftOf(sides).value };
  return pick === 'base' ? { value: sides.base ?? null } : pick;
}
