import { expect, test } from 'vitest';
import { picturesIn } from './read-answer.ts';

test('pictures in an answer: are found anywhere, each once', () => {
  const answer = { avatar: '/images/a.webp', articles: [{ coverPhoto: '/images/b.webp' }, { logo: '/images/a.webp' }] };
  expect(picturesIn(answer)).toEqual(['/images/a.webp', '/images/b.webp']);
});

test("pictures in an answer: are this site's only, and not mentioned in a text", () => {
  expect(picturesIn({ url: 'https://elsewhere.example/images/a.webp', text: 'see /images/a.webp' })).toEqual([]);
  expect(picturesIn({ text: '/images/ と書くこと', none: null, count: 3 })).toEqual([]);
});
