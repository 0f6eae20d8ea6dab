import { expect, it } from 'vitest';
import { completenessOf } from './completeness.ts';
import { somebody } from './testing/somebody.ts';

it('completeness: is zero for an empty profile, and names what to write first', () => {
  const { done, all, missing } = completenessOf(somebody({}));
  expect(done).toBe(0);
  expect(missing).toHaveLength(all);
  expect(missing[0]).toMatchObject({ part: 'introduction', lead: 'basics' });
});

it('completeness: counts what is filled, and names the rest', () => {
  const profile = somebody({
    introduction: 'こんにちは',
    hobbies: ['onsen'],
    useServiceCount: 1,
    casualTalk: { link: null, linkImgUrl: null, topic: null },
  });
  const { done, missing } = completenessOf(profile);
  expect(done).toBe(3);
  expect(missing.map(({ part }) => part)).toEqual(expect.arrayContaining(['avatar', 'contact', 'photos']));
  expect(missing.map(({ part }) => part)).not.toContain('services');
});
