import { expect, it } from 'vitest';
import { apiTestAppPerFile } from '../test-app/per-file.ts';

const api = apiTestAppPerFile(async (write) => {
  await write.company('tsubame');
  await write.owner('tsubame', 'mio');
  await write.owner('tsubame', 'firm');
});

const switches = [
  ['/api/company/tsubame/verify', 'PUT /api/company/:id/verify'],
  ['/api/company/tsubame/highlight', 'PUT /api/company/:id/highlight'],
  ['/api/company/tsubame/public', 'PUT /api/company/:id/public'],
  ['/api/company/tsubame/request-update', 'PUT /api/company/:id/request-update'],
] as const;

it('rejects owners of a page who use the switches of admins, changes nothing, and shows admins who tried', async () => {
  const before = await api.application.log.head();
  for (const who of ['general-owner', 'business-owner'] as const) {
    for (const [url] of switches) {
      const answer = await api.ask(who, { method: 'PUT', url });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'admin-only']);
    }
  }
  expect(await api.application.log.head()).toBe(before);

  const told = await api.ask('admin', { url: '/api/audit/refusals?limit=50' });
  const rows = told.json<{ payload: readonly { actor: { id: string }; call: string; attempts: number }[] }>().payload;
  const tried = rows.map(({ actor, call, attempts }) => `${actor.id} ${call} ${attempts}`);
  const calls = switches.map(([, call]) => call);
  expect(tried.sort()).toEqual(['firm', 'mio'].flatMap((id) => calls.map((call) => `${id} ${call} 1`)).sort());
});
