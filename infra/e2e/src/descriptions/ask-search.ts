import { searchEverything } from '@meikan/contracts';
import { z } from 'zod';
import type { Ask } from './measure.ts';

const answered = z.object({ payload: searchEverything.answer });

/** Asks a running Meikan as a visitor does who chose no kind. @throws when it does not answer 200 */
export function askSearch(url: string): Ask {
  return async (text) => {
    const asked = new URL(searchEverything.path, url);
    asked.search = new URLSearchParams({ search: text, limit: '10' }).toString();
    const answer = await fetch(asked);
    if (!answer.ok) throw new Error(`${asked} answered ${answer.status}`);
    return answered.parse(await answer.json()).payload.map(({ id }) => id);
  };
}
