import { describe, expect, it } from 'vitest';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { nothing, readAs } from './read-as.ts';

/**
 * Mio's page, which keeps to itself which services it uses, and hid what people and a company claimed of it; and another of
 * hers that is not public, where Riku works.
 */
const api = apiTestAppPerFile(async (write) => {
  for (const id of ['page', 'tool', 'rivalry']) await write.company(id);
  await write.company('secret', { public: false });
  for (const id of ['page', 'secret']) await write.owner(id, 'mio');
  await write.section('page', { section: 'basics', value: { hideUsedService: true } });
  await write.usage({ kind: 'company', id: 'page' }, 'tool', 'company-using');
  await write.usage({ kind: 'company', id: 'rivalry' }, 'page', 'company-using');
  await write.relation('rivalry', 'page');
  for (const id of ['riku', 'aoi']) {
    await write.person(id);
    await write.usage({ kind: 'user', id }, 'page', 'private', `${id}のひとこと。`);
  }
  await write.member('secret', 'riku', 'NOW-MEMBER');
  const judging = { method: 'PUT', url: '/api/company/page/usage-claims' } as const;
  for (const holder of [
    { kind: 'user', id: 'riku' },
    { kind: 'company', id: 'rivalry' },
  ]) {
    await api.ask('general-owner', { ...judging, body: { holder, serviceId: 'page', verdict: 'hidden' } });
  }
  const body = { otherId: 'rivalry', verdict: 'hidden' };
  await api.ask('general-owner', { method: 'PUT', url: '/api/company/page/relation-claims', body });
});
const get = readAs(api);

describe('the owner’s preview', () => {
  it.each([
    'page/users',
    'page/recommends',
    'page/services?type=company-using',
    'page/service-pagination?type=company-using',
    'page/service-pagination?type=company-use',
    'page/service-pagination?type=company-relative',
    'secret/members',
  ])('answers the list %s as for a visitor', async (list) => {
    const url = `/api/company/${list}`;
    const preview = `${url}${url.includes('?') ? '&' : '?'}preview=true`;
    const visitors = await get('anonymous', url);
    expect(await get('general-owner', url)).not.toEqual(visitors);
    expect(await get('general-owner', preview)).toEqual(visitors);
    expect(await get('anonymous', preview)).toEqual(visitors);
  });

  it('grants no rights', async () => {
    expect(await get('general', '/api/company/secret/members?preview=true')).toEqual(nothing);
  });
});
