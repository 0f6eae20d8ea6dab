import { reportInput } from '@meikan/contracts';
import { z } from 'zod';
import { enqueue, enqueueOrNotify } from '../../offline/index.ts';
import { pathOf, type Reported } from './reported.ts';

/** What the form sends: the report, and what is done about its person with the same press. */
export const reportRules = { body: reportInput.safeExtend({ also: z.array(z.literal('block')) }) };
type Body = z.input<typeof reportRules.body>;

type Person = { readonly id: string; readonly name: string };

/** Enqueues a report, and the block of its person where that is chosen; answers the row of the report. */
export async function enqueueReport(
  reported: Reported,
  { also, ...report }: Body,
  { id, person }: { readonly id: string; readonly person: Person | null },
): Promise<string | null> {
  const { kind, name } = reported;
  const data = { target: { kind, id: reported.id }, ...report };
  const row = await enqueue({ type: 'make-report', data, about: { name, path: pathOf(reported) }, id });
  if (person !== null && also.includes('block')) {
    const about = { name: person.name, path: `/profile/${person.id}` };
    await enqueueOrNotify({ type: 'set-block', data: { userId: person.id, value: true }, about });
  }
  return row;
}
