import { expect, it } from 'vitest';
import { sideBySide } from './side-by-side.ts';

const MOST = { nominated: 2, highlighted: 2, verified: 2 };
const companies = (...ids: string[]) => ids.map((id) => ({ id }));
const shown = (nominated: string[], highlighted: string[], verified: string[]) => {
  const lists = sideBySide(
    {
      nominatedCompanies: companies(...nominated),
      highlightedCompanies: companies(...highlighted),
      verifiedCompanies: companies(...verified),
    },
    MOST,
  );
  return Object.values(lists).map((list) => list.map(({ id }) => id).join(' '));
};

it('side by side: lists share no company, and fill up with those that follow', () => {
  expect(shown(['a', 'b', 'c', 'd', 'e', 'f', 'g'], ['a', 'b', 'c'], ['b', 'a', 'c', 'd'])).toEqual([
    'e f',
    'a b',
    'c d',
  ]);
});

it('side by side: lists keep their order without what stands elsewhere, even when nothing is left', () => {
  expect(shown(['c', 'a', 'b'], ['a'], ['a'])).toEqual(['c b', 'a', '']);
});
