import { expect, test } from 'vitest';
import { MAX_BODY_LENGTH } from './fold.ts';
import { MAX_FACTS, MAX_TAGS, searchedPart } from './keys.ts';

const many = (count: number) => Array.from({ length: count }, (_, at) => `語${at}`);

test('the searched part of a short profile is all of it, in its own words', () => {
  const profile = {
    name: 'Ｋ社',
    otherNames: ['K'],
    reading: 'けい',
    tags: ['営業'],
    facts: ['松本市'],
    texts: ['文。'],
  };
  expect(searchedPart(profile)).toEqual(profile);
});

test('the searched part of a long profile ends where folding ends, and tears no character', () => {
  const texts = ['あ'.repeat(MAX_BODY_LENGTH - 1), '𠮷岡', '続き'];
  const part = searchedPart({ name: '名', otherNames: many(20), tags: many(100), facts: many(200), texts });
  expect(part.texts).toEqual([texts[0], '\uFFFD']);
  expect([part.otherNames.length, part.tags.length, part.facts.length]).toEqual([12, MAX_TAGS, MAX_FACTS]);
});
