import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { later, moments, noon } from '../testing/samples.ts';
import { limits } from '../validation/limits.ts';
import { tagKey } from '../validation/tags.ts';
import { type Synonyms, type SynonymsCommand, type SynonymsEvent, synonymsDecider } from './synonyms.ts';

const entry = { word: 'ととのう', others: ['サウナ', '銭湯'], oneWay: false };
const wasSet = (facts: Partial<Synonyms> = {}): SynonymsEvent => ({
  type: 'synonyms-set',
  data: { ...entry, ...facts, at: noon },
});
const set = (facts: Partial<Synonyms> = {}): SynonymsCommand => ({
  type: 'set-synonyms',
  data: { ...entry, ...facts, at: noon },
});
const remove = (word: string): SynonymsCommand => ({ type: 'remove-synonyms', data: { word, at: later } });

describe('the words by which admins widen the search', () => {
  it('are set, changed and removed', () => {
    given(synonymsDecider, []).when(set()).then([wasSet()]);
    given(synonymsDecider, [wasSet()])
      .when(set({ oneWay: true }))
      .then([wasSet({ oneWay: true })]);
    given(synonymsDecider, [wasSet()])
      .when(remove('ととのう'))
      .then([{ type: 'synonyms-removed', data: { word: 'ととのう', at: later } }]);
  });
  it('are one entry for every spelling of a word', () => {
    given(synonymsDecider, [wasSet({ word: 'SRE' })])
      .when(remove('ｓｒｅ'))
      .then([{ type: 'synonyms-removed', data: { word: 'SRE', at: later } }]);
    const twice = [wasSet({ word: 'SRE' }), wasSet({ word: 'sre', others: ['信頼性'] })];
    expect(twice.reduce(synonymsDecider.evolve, synonymsDecider.initial)).toEqual([
      { key: 'sre', word: 'sre', others: ['信頼性'], oneWay: false },
    ]);
  });
  it('keep no other word twice, and never the word itself', () => {
    given(synonymsDecider, [])
      .when(set({ others: ['サウナ', 'ｻｳﾅ', 'ととのう'] }))
      .then([wasSet({ others: ['サウナ'] })]);
  });
  it('are refused without a word, without others, and beyond their limits', () => {
    const refuses = (
      facts: Partial<Synonyms>,
      ...refusal: [code: 'required' | 'too-many' | 'too-long', field: string]
    ) =>
      given(synonymsDecider, [])
        .when(set(facts))
        .thenRefused(...refusal);
    refuses({ word: '　' }, 'required', 'word');
    refuses({ word: 'あ'.repeat(limits.tag + 1) }, 'too-long', 'word');
    refuses({ others: [] }, 'required', 'others');
    refuses({ others: ['ととのう'] }, 'required', 'others');
    refuses({ others: Array.from({ length: limits.synonymsOfWord + 1 }, (_, at) => `語${at}`) }, 'too-many', 'others');
  });
  it('are refused when the table is full, except for a word that stands there', () => {
    const full = Array.from({ length: limits.synonyms }, (_, at) => wasSet({ word: `語${at}` }));
    given(synonymsDecider, full).when(set()).thenRefused('too-many-synonyms');
    given(synonymsDecider, full)
      .when(set({ word: '語7', oneWay: true }))
      .then([wasSet({ word: '語7', oneWay: true })]);
  });
  it('do nothing when nothing would change', () => {
    given(synonymsDecider, [wasSet()]).when(set()).thenNothing();
    given(synonymsDecider, []).when(remove('ととのう')).thenNothing();
  });
});

const words = fc.constantFrom('SRE', 'sre', 'ｓｒｅ', '信頼性', '営業', '');
const command: fc.Arbitrary<SynonymsCommand> = fc.oneof(
  fc
    .record({ word: words, others: fc.array(words, { maxLength: 4 }), oneWay: fc.boolean(), at: moments })
    .map((data) => ({ type: 'set-synonyms' as const, data })),
  fc.record({ word: words, at: moments }).map((data) => ({ type: 'remove-synonyms' as const, data })),
);

it('is idempotent', () => expectIdempotent(synonymsDecider, command));
it('folds events in any order', () => expectTotalEvolve(synonymsDecider, command));
it('holds each word once, with others that are not the word', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const { state } = run(synonymsDecider, commands);
      expect(new Set(state.map(({ word }) => tagKey(word))).size).toBe(state.length);
      for (const { word, others } of state) expect(others.map(tagKey)).not.toContain(tagKey(word));
    }),
  );
});
