import { searchEverything } from '@meikan/contracts';
import { z } from 'zod';
import type { Ask } from './measure.ts';
import { readPath } from './read-path.ts';

const answered = z.object({ payload: searchEverything.answer });

/** Asks a running Meikan as a visitor does who chose no kind. @throws when it does not answer 200 */
export function askSearch(url: string): Ask {
  return async (text) => {
    const { payload } = answered.parse(await readPath(url, searchEverything.path, { search: text, limit: '10' }));
    return payload.map(({ id }) => id);
  };
}
