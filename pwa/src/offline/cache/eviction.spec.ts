import { expect, test } from 'vitest';
import type { CachedRows } from './cached-rows.ts';
import { answersToDrop, loneAuthors, picturesToDrop } from './free-space.ts';
import { anAnswer, aPicture, aReason, aThing } from './testing/some-rows.ts';

const rows: CachedRows = {
  things: [aThing('pinned'), aThing('old'), aThing('new')],
  answers: [
    anAnswer('getProfile pinned', { pictures: ['/images/p', '/images/both'] }),
    anAnswer('getProfile old', { pictures: ['/images/o', '/images/both'] }),
    anAnswer('getProfile new', { pictures: ['/images/n'] }),
  ],
  pictures: ['/images/n', '/images/o', '/images/p', '/images/both', '/images/nobody'].map((each) => aPicture(each)),
  reasons: [aReason('pinned', 'pinned', 1), aReason('old', 'recent', 10), aReason('new', 'recent', 20)],
};

test('eviction: drops pictures of nothing always, and others only for space', () => {
  expect(picturesToDrop(rows, 0)).toEqual(['/images/nobody']);
});

test('eviction: drops what was viewed longest ago first', () => {
  expect(picturesToDrop(rows, 200)).toEqual(['/images/nobody', '/images/o']);
});

test('eviction: keeps pinned things and what they share', () => {
  expect(picturesToDrop(rows, 1_000_000)).toEqual(['/images/nobody', '/images/o', '/images/n']);
});

test('eviction: drops answers that nothing needs after their lifetime', () => {
  const now = 40 * 86_400_000;
  const loose = [anAnswer('fresh', { savedAt: now }), anAnswer('over'), anAnswer('search', { savedAt: now - 1 })];
  expect(answersToDrop({ ...rows, answers: [...rows.answers, ...loose] }, now)).toEqual(['over']);
});

test('eviction: keeps the newest 300 answers that nothing needs', () => {
  const answers = Array.from({ length: 310 }, (_, at) => anAnswer(`a${at}`, { savedAt: at }));
  const dropped = answersToDrop({ ...rows, answers }, 310);
  expect(dropped).toHaveLength(10);
  expect(dropped).toContain('a0');
});

test('eviction: keeps an author while one of their articles is starred', () => {
  const article = aThing('a', {
    kind: 'article',
    key: 'article:a',
    card: { ...aThing('a').card, author: { kind: 'person', id: 'writer' } },
  });
  const things = [article, aThing('writer'), aThing('other')];
  const reasons = [
    { thing: 'article:a', reason: 'bookmarked' as const, at: 0 },
    aReason('writer', 'author'),
    aReason('other', 'author'),
  ];
  expect(loneAuthors({ ...rows, things, reasons })).toEqual(['person:other']);
});
