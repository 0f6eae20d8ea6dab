import { expect, test } from 'vitest';
import { picturesIn } from './read-answer.ts';

test('finds pictures wherever they stand, each once', () => {
  const answer = { avatar: '/images/a.webp', articles: [{ coverPhoto: '/images/b.webp' }, { logo: '/images/a.webp' }] };
  expect(picturesIn(answer)).toEqual(['/images/a.webp', '/images/b.webp']);
});

test('takes only pictures of this site, and no text that speaks of one', () => {
  expect(picturesIn({ url: 'https://elsewhere.example/images/a.webp', text: 'see /images/a.webp' })).toEqual([]);
  expect(picturesIn({ text: '/images/ と書くこと', none: null, count: 3 })).toEqual([]);
});
