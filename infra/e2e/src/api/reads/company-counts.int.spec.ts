import { getCompany } from '@meikan/contracts';
import { expect, it } from 'vitest';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readAs } from './read-as.ts';
import { readList } from './read-list.ts';

/** Riku and Aoi, who is gone since, worked at Kikitome and use it; the people of Past all left. More use Paid than a free page shows. */
const api = apiTestAppPerFile(async (write) => {
  for (const id of ['kikitome', 'past', 'paid']) await write.company(id);
  await write.owner('paid', 'firm');
  for (const id of ['riku', 'aoi']) {
    await write.person(id);
    await write.usage({ kind: 'user', id }, 'kikitome', 'private');
    await write.usage({ kind: 'user', id }, 'paid', 'company');
    await write.member('past', id, 'PASSED-MEMBER');
  }
  await write.member('kikitome', 'riku', 'PASSED-MEMBER');
  await write.member('kikitome', 'sora', 'NOW-MEMBER');
  await write.member('kikitome', 'aoi', 'NOW-MEMBER');
  for (let more = 0; more < 9; more += 1) {
    await write.person(`more-${more}`);
    await write.usage({ kind: 'user', id: `more-${more}` }, 'paid', 'private');
  }
  await write.hide('aoi', true);
});

/** What the figures of a page say, and how long its lists say they are. */
async function told(who: Who, id: string) {
  const { payload } = await readAs(api)(who, `/api/company/${id}`);
  const page = getCompany.answer.parse(payload);
  if (!('counts' in page)) throw new Error('The page is public, and was answered as a private one.');
  const lengthOf = async (list: string) => (await readList(api, `/api/company/${id}/${list}`, who)).total;
  const { members, users } = page.counts;
  return { counts: { members, users }, lists: { members: await lengthOf('members'), users: await lengthOf('users') } };
}

it.each<readonly [string, { members: number; users: number }]>([
  ['kikitome', { members: 2, users: 1 }],
  ['past', { members: 1, users: 0 }],
])('the counts of %s include former members and no deleted ones, as its lists do', async (id, expected) => {
  for (const who of ['anonymous', 'general', 'admin'] as const) {
    expect(await told(who, id)).toEqual({ counts: expected, lists: expected });
  }
});

it('the user count of a paid page equals its list, of a free one it exceeds it', async () => {
  const all = { members: 0, users: 10 };
  expect(await told('anonymous', 'paid')).toEqual({ counts: all, lists: { ...all, users: 8 } });
  await api.ask('admin', { method: 'PUT', url: '/api/users/firm/make-paid-account' });
  await api.caughtUp();
  expect(await told('anonymous', 'paid')).toEqual({ counts: all, lists: all });
});
