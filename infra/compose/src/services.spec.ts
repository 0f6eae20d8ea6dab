import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const [compose, caddyfile, dockerfile] = [read('compose.yaml'), read('Caddyfile'), read('Dockerfile')];

/** Name and text of each service. */
const services = new Map(
  [...(compose.split('\nservices:\n')[1]?.split('\nvolumes:')[0] ?? '').split(/\n(?= {2}[\w-]+:\n)/)].map((text) => {
    const lines = text.replace(/^\s*#.*\n/gm, '');
    return [/^ {2}([\w-]+):\n/.exec(lines)?.[1] ?? '', lines] as const;
  }),
);
const programOf = (name: string) => /\n {4}command: \[node, ([\w/.-]+)\]/.exec(services.get(name) ?? '')?.[1];

test('every process has a service of its own, and none runs all of them', () => {
  const programs = [...services.keys()].flatMap((name) => programOf(name) ?? []);
  expect(programs.sort()).toEqual([
    'audit/src/main.ts',
    'command-api/src/main.ts',
    'identity/src/main.ts',
    'infra/compose/src/api-docs.ts',
    'infra/compose/src/images.ts',
    'infra/compose/src/own-data.ts',
    'infra/compose/src/reactors.ts',
    'projections/src/main.ts',
    'read-api/src/main.ts',
  ]);
  expect(`${compose}${dockerfile}`).not.toContain('infra/local');
});

test('the proxy waits until every service behind it is ready', () => {
  const led = new Set([...caddyfile.matchAll(/reverse_proxy ([\w-]+):8080/g)].map(([, name = '']) => name));
  const waited = [...(services.get('edge') ?? '').matchAll(/ {6}([\w-]+): \{ condition: service_healthy \}/g)];
  expect(waited.map(([, name = '']) => name).sort()).toEqual([...led].sort());
  for (const name of led) expect(services.get(name)).toContain('<<: *service');
  expect(compose.split('\nservices:')[0]).toMatch(
    /healthcheck:\n {4}test: \[CMD, node, -e, "fetch\('http:\/\/127\.0\.0\.1:8080\/ready'\)/,
  );
});
