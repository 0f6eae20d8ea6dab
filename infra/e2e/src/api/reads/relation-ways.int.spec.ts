import { expect, it } from 'vitest';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readList } from './read-list.ts';

const PAGE = '/api/company/page/service-pagination';
/** The page is Mio's; the firm owns a company that stands to it in every way. */
const api = apiTestAppPerFile(async (write) => {
  for (const id of ['page', 'both', 'partner']) await write.company(id);
  await write.owner('page', 'mio');
  await write.owner('both', 'firm');
  await write.usage({ kind: 'company', id: 'page' }, 'both', 'company-using');
  await write.usage({ kind: 'company', id: 'both' }, 'page', 'company-use');
  await write.relation('page', 'both', 'INVESTOR');
  await write.relation('page', 'partner', 'PARTNER');
  await write.relation('partner', 'page', 'SUPPORTER');
});

const waysAs = async (who: Who, type: string) => {
  const { rows } = await readList(api, `${PAGE}?type=${type}`, who);
  return Object.fromEntries(rows.map(({ id, ways }) => [id, ways]));
};
const ALL = ['INVESTOR', 'company-use', 'company-using'];

it.each([
  ['company-use', { both: ALL }],
  ['company-using', { both: ALL }],
  // Of what either side entered: both sides may take it away.
  ['company-relative', { both: ALL, partner: ['PARTNER', 'SUPPORTER'] }],
])('the list %s shows all relation types to those who may change them', async (type, expected) => {
  for (const who of ['general-owner', 'admin'] as const) expect(await waysAs(who, type)).toEqual(expected);
});

it.each<Who>(['anonymous', 'general', 'business-owner', 'business-other'])('%s sees no relation types', async (who) => {
  expect(await waysAs(who, 'company-use')).toEqual({ both: [] });
  expect(await waysAs(who, 'company-relative')).toEqual({ both: [], partner: [] });
});
