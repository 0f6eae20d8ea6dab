import { expect, it } from 'vitest';
import { completenessOf } from './completeness.ts';
import { somebody } from './testing/somebody.ts';

it('counts nothing of an empty profile and says what to write first', () => {
  const { done, all, missing } = completenessOf(somebody({}));
  expect(done).toBe(0);
  expect(missing).toHaveLength(all);
  expect(missing[0]).toMatchObject({ part: 'introduction', section: 'basics' });
});

it('counts what is told and leaves the rest to be written', () => {
  const profile = somebody({
    introduction: 'こんにちは',
    hobbies: ['onsen'],
    casualTalk: { link: null, linkImgUrl: null },
  });
  const { done, missing } = completenessOf(profile);
  expect(done).toBe(2);
  expect(missing.map(({ part }) => part)).toContain('talk');
  expect(missing.map(({ part }) => part)).not.toContain('hobbies');
});
