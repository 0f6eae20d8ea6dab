import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, type Decision, type Refusal, refused, unreachable } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { Instant } from '../kernel/ids.ts';
import { type Check, invalid, refusalOf, type ValidationCode, valid } from '../validation/checked.ts';
import { distinct, record } from '../validation/combinators.ts';
import { limits } from '../validation/limits.ts';
import { tag, tagKey } from '../validation/tags.ts';

/** What else a word is called. `oneWay`: who types the word means the others, not the other way round (東海: 愛知 岐阜 三重). */
export type Synonyms = { readonly word: string; readonly others: readonly string[]; readonly oneWay: boolean };

export type SynonymsSet = DomainEvent<'synonyms-set', Synonyms & { readonly at: Instant }>;
export type SynonymsRemoved = DomainEvent<'synonyms-removed', { readonly word: string; readonly at: Instant }>;

/** What can happen to the words by which admins widen the search, all in the one stream `synonyms-all`. */
export type SynonymsEvent = SynonymsSet | SynonymsRemoved;

/** In the order in which their words were first set; spellings of one word have one key and are one entry. */
export type SynonymTable = readonly (Synonyms & { readonly key: string })[];

/** What the table says of a word in whatever spelling. */
export const synonymsOf = (table: SynonymTable, word: string): Synonyms | undefined => {
  const key = tagKey(word);
  return table.find((entry) => entry.key === key);
};

export function evolveSynonyms(table: SynonymTable, event: SynonymsEvent): SynonymTable {
  const key = tagKey(event.data.word);
  switch (event.type) {
    case 'synonyms-set': {
      const { word, others, oneWay } = event.data;
      const entry = { key, word, others, oneWay };
      const isThere = table.some((each) => each.key === key);
      return isThere ? table.map((each) => (each.key === key ? entry : each)) : [...table, entry];
    }
    case 'synonyms-removed':
      return table.filter((each) => each.key !== key);
    default:
      return unreachable(event);
  }
}

/** Sets all that a word is called, whatever was set of it before. */
export type SetSynonyms = Command<'set-synonyms', SynonymsSet['data']>;
export type RemoveSynonyms = Command<'remove-synonyms', SynonymsRemoved['data']>;

export type SynonymsCommand = SetSynonyms | RemoveSynonyms;
export type SynonymsRefusal = Refusal<'too-many-synonyms' | ValidationCode>;

type SynonymsDecision = Decision<SynonymsEvent, SynonymsRefusal>;

const fields = record<Synonyms>({
  word: tag,
  others: distinct(tag, limits.synonymsOfWord, tagKey),
  oneWay: valid,
});

/** A word says nothing of itself, and an entry without others nothing at all. */
export const synonyms: Check<Synonyms> = (entry) => {
  const checked = fields(entry);
  if (!checked.ok) return checked;
  const others = checked.value.others.filter((other) => tagKey(other) !== tagKey(checked.value.word));
  return others.length === 0 ? invalid('required', 'others') : valid({ ...checked.value, others });
};

function decideSynonyms({ type, data }: SynonymsCommand, table: SynonymTable): SynonymsDecision {
  const present = synonymsOf(table, data.word);
  switch (type) {
    case 'set-synonyms': {
      const { at, ...entry } = data;
      const checked = synonyms(entry);
      if (!checked.ok) return refused(refusalOf(checked));
      if (present !== undefined && isSame(present, checked.value)) return accepted();
      if (present === undefined && table.length >= limits.synonyms) return refused({ code: 'too-many-synonyms' });
      return accepted({ type: 'synonyms-set', data: { ...checked.value, at } });
    }
    case 'remove-synonyms':
      return present === undefined
        ? accepted()
        : accepted({ type: 'synonyms-removed', data: { word: present.word, at: data.at } });
    default:
      return unreachable(type);
  }
}

const isSame = (one: Synonyms, other: Synonyms): boolean =>
  one.word === other.word && one.oneWay === other.oneWay && one.others.join('\n') === other.others.join('\n');

export const synonymsDecider: Decider<SynonymTable, SynonymsCommand, SynonymsEvent, SynonymsRefusal> = {
  initial: [],
  evolve: evolveSynonyms,
  decide: decideSynonyms,
};
