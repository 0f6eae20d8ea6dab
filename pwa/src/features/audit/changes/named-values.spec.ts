import { expect, it } from 'vitest';
import { namedBy, namedDifference, ownSubject } from './named-values.ts';

const named = namedBy([
  { kind: 'account', id: 'mio', standing: 'known', name: '水野 さつき', email: 'mio@example.jp' },
  { kind: 'account', id: 'gone', standing: 'erased', name: null, email: null },
]);

it('shows names in the place of ids, in a state and in a difference', () => {
  expect(named({ owners: ['mio', 'gone'], status: 'owned' }, '')).toEqual({
    owners: ['水野 さつき（mio@example.jp）', '消去済みのアカウント（gone）'],
    status: 'owned',
  });
  const difference = { path: 'owners', before: [], after: ['mio'], by: null, previously: null };
  expect(namedDifference(difference, named)).toEqual({ ...difference, after: ['水野 さつき（mio@example.jp）'] });
});

it('names whose state it is by the state itself', () => {
  const state = { userId: 'mio', sections: { basics: { name: '水野 さつき' } } };
  expect(namedBy(ownSubject({ category: 'user', id: 'mio' }, state))(state, '')).toMatchObject({
    userId: '水野 さつき',
  });
  expect(ownSubject({ category: 'article', id: 'essay' }, { content: { articleName: '題' } })).toEqual([]);
});

it('keeps an id that nobody has named, and a side that is not there', () => {
  expect(named(['other'], 'owners')).toEqual(['other']);
  expect(namedDifference({ path: 'owners', after: ['mio'], by: null, previously: null }, named)).not.toHaveProperty(
    'before',
  );
});
