import { expect, it } from 'vitest';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { nothing, readAs } from './read-as.ts';

/** A company that uses a tool and keeps that to itself. */
const api = apiTestAppPerFile(async (write) => {
  for (const id of ['discreet', 'tool']) await write.company(id);
  await write.usage({ kind: 'company', id: 'discreet' }, 'tool', 'company-using');
  await write.section('discreet', { section: 'basics', value: { hideUsedService: true } });
});
const get = readAs(api);

it('counts and lists the hidden used services of a company to admins, and not to visitors', async () => {
  const list = '/api/company/discreet/service-pagination?type=company-using';
  const page = '/api/company/discreet';
  expect((await get('admin', list)).payload).toMatchObject([{ id: 'tool' }]);
  expect((await get('admin', page)).payload).toMatchObject({ hideUsedService: true, counts: { usedServices: 1 } });
  expect(await get('anonymous', list)).toEqual(nothing);
  expect((await get('anonymous', page)).payload).toMatchObject({ counts: { usedServices: 0 } });
});
