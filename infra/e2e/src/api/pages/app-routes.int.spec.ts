import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { accounts } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';

const api = apiTestAppPerFile(async (write) => {
  await write.company('tsubame');
  await write.article('a-1', { kind: 'company', id: 'tsubame' }, { category: 'tech_blog' });
});

/** Something that is there, for the routes that name a thing. */
const THERE: Readonly<Record<string, string>> = {
  companies: 'tsubame',
  articles: 'a-1',
  profile: accounts.general.id,
};

/** The addresses of the app's routes, as its router writes them down. */
function addressesOfApp(): readonly string[] {
  const file = resolve(import.meta.dirname, '../../../../../pwa/src/app/route-tree.gen.ts');
  const [, routes = ''] = /interface FileRoutesByTo \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
  const paths = [...routes.matchAll(/'([^']+)':/g)].map(([, path = '']) => path);
  return paths.map((path) => path.replace(/^\/(\w+)\/\$id/, (_, kind: string) => `/${kind}/${THERE[kind]}`));
}

it('answers every address that the app has as a page, and others as missing', async () => {
  await api.caughtUp();
  const statuses = await Promise.all(
    [...addressesOfApp(), '/nowhere'].map(async (url) => [url, (await api.ask('anonymous', { url })).statusCode]),
  );
  expect(statuses.length).toBeGreaterThan(30);
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([['/nowhere', 404]]);
});
