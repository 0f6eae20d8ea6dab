import { expect, test } from 'vitest';
import { peopleQuery } from './people-query.ts';

test.each(['followers', 'following'] as const)('people query: asks for %s five at a time', (side) => {
  const [, asked] = peopleQuery('mio', side, 2).queryKey;
  expect(asked).toEqual({ params: { id: 'mio' }, query: { page: '2', limit: '5' } });
});
