import { articleItem, type Call, listWhitePapers } from '@meikan/contracts';
import { everyCall } from '@meikan/contracts/every-call';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { itemQueries } from './item-queries.ts';

const { id } = z.object({ id: z.string() }).parse(articleItem.meta());
const showsItems = ({ kind, answer }: Call): boolean =>
  kind === 'read' &&
  JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' })).includes(`"$ref":"#/$defs/${id}"`);

it('queries of items are all reads whose answers hold one, without white papers, which pages ask for as other items', () => {
  const named = [...itemQueries, listWhitePapers].map(({ name }) => name);
  expect(named.toSorted()).toEqual(
    everyCall
      .filter(showsItems)
      .map(({ name }) => name)
      .toSorted(),
  );
});
