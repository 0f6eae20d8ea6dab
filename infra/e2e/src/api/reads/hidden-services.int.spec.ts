import { expect, it } from 'vitest';
import { apiHousePerFile } from '../house/per-file.ts';
import { nothing, readAs } from './read-as.ts';

/** A company that uses a tool and keeps that to itself. */
const api = apiHousePerFile(async (write) => {
  for (const id of ['discreet', 'tool']) await write.company(id);
  await write.usage({ kind: 'company', id: 'discreet' }, 'tool', 'company-using');
  await write.section('discreet', { section: 'basics', value: { hideUsedService: true } });
});
const get = readAs(api);

it('counts which services a company uses and hides, and lists them, to admins and to nobody who passes by', async () => {
  const list = '/api/company/discreet/service-pagination?type=company-using';
  const page = '/api/company/discreet';
  expect((await get('admin', list)).payload).toMatchObject([{ id: 'tool' }]);
  expect((await get('admin', page)).payload).toMatchObject({ hideUsedService: true, counts: { usedServices: 1 } });
  expect(await get('anonymous', list)).toEqual(nothing);
  expect((await get('anonymous', page)).payload).toMatchObject({ counts: { usedServices: 0 } });
});
