import { expect, it } from 'vitest';
import { namedBy, namedDifference, ownSubject } from './named-values.ts';

const named = namedBy([
  { kind: 'account', id: 'mio', standing: 'known', name: '水野 さつき', email: 'mio@example.jp' },
  { kind: 'account', id: 'gone', standing: 'erased', name: null, email: null },
]);

it('named values: replaces ids by names in a state and in a difference', () => {
  expect(named({ owners: ['mio', 'gone'], status: 'owned' }, '')).toEqual({
    owners: ['水野 さつき（mio@example.jp）', '消去済みのアカウント（gone）'],
    status: 'owned',
  });
  const difference = { path: 'owners', before: [], after: ['mio'], by: null, previously: null };
  expect(namedDifference(difference, named)).toEqual({ ...difference, after: ['水野 さつき（mio@example.jp）'] });
});

it('named values: names the subject by its own state', () => {
  const state = { userId: 'mio', sections: { basics: { name: '水野 さつき' } } };
  expect(namedBy(ownSubject({ category: 'user', id: 'mio' }, state))(state, '')).toMatchObject({
    userId: '水野 さつき',
  });
  expect(ownSubject({ category: 'article', id: 'essay' }, { content: { articleName: '題' } })).toEqual([]);
});

it('named values: keeps an unnamed id and a missing side', () => {
  expect(named(['other'], 'owners')).toEqual(['other']);
  expect(namedDifference({ path: 'owners', after: ['mio'], by: null, previously: null }, named)).not.toHaveProperty(
    'before',
  );
});
