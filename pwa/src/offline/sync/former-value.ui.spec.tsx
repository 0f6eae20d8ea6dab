import { getProfile, sendCommands } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { apiQuery } from '../../api/api-query.ts';
import { queryClient } from '../../api/query-client.ts';
import { hold } from '../../app/testing/play.ts';
import { about, OWNER, openQueue, rows } from '../testing/open-queue.ts';

const query = apiQuery(getProfile, { params: { username: OWNER.id }, query: {} });

/** Asks the server, and answers what the page then shows. */
async function shown(): Promise<string | null | undefined> {
  await queryClient.fetchQuery({ ...query, staleTime: 0 });
  return queryClient.getQueryData(query.queryKey)?.payload.job;
}

test.each([
  ['while the edit is on its way', 'before'],
  ['while the edit is on its way, and comes when it has arrived', 'after'],
] as const)('F36 an answer asked for %s does not show the former value', async (_, comes) => {
  const outbox = await openQueue();
  const { payload: profile } = await queryClient.fetchQuery(query);
  const take = hold(sendCommands);
  const changes = { job: 'f36' };
  await outbox.enqueue({ type: 'update-profile', data: { userId: OWNER.id, changes }, about, shown: { profile } });
  await expect.poll(rows).toMatchObject([{ status: 'inflight' }]);
  expect(await shown()).toBe('f36');
  const answer = hold(getProfile);
  const late = shown();
  if (comes === 'before') {
    answer();
    expect(await late).toBe('f36');
  }
  take();
  await expect.poll(rows).toEqual([]);
  answer();
  expect([await late, await shown()]).toEqual(['f36', 'f36']);
});
