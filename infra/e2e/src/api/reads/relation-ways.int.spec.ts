import { expect, it } from 'vitest';
import { apiHousePerFile } from '../house/per-file.ts';
import { readList } from './read-list.ts';

const PAGE = '/api/company/page/service-pagination';
const api = apiHousePerFile(async (write) => {
  for (const id of ['page', 'both', 'partner']) await write.company(id);
  await write.usage({ kind: 'company', id: 'page' }, 'both', 'company-using');
  await write.usage({ kind: 'company', id: 'both' }, 'page', 'company-use');
  await write.relation('page', 'both', 'INVESTOR');
  await write.relation('page', 'partner', 'PARTNER');
  await write.relation('partner', 'page', 'SUPPORTER');
});

it.each([
  ['company-use', { both: ['INVESTOR', 'company-use', 'company-using'] }],
  ['company-using', { both: ['INVESTOR', 'company-use', 'company-using'] }],
  // What the other side entered is theirs to take away.
  ['company-relative', { both: ['INVESTOR', 'company-use', 'company-using'], partner: ['PARTNER'] }],
])('the list %s tells all ways in which each company stands to the page', async (type, expected) => {
  const { rows } = await readList(api, `${PAGE}?type=${type}`);
  const told = rows.map(({ id, ways }) => [id, Array.isArray(ways) ? ways.toSorted() : ways]);
  expect(Object.fromEntries(told)).toEqual(expected);
});
