import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'infra/compose');

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const [compose, dockerfile, caddyfile, example, variables] = await Promise.all(
  [
    join(folder, 'compose.yaml'),
    join(folder, 'Dockerfile'),
    join(folder, 'Caddyfile'),
    join(folder, '.env.example'),
    join(root, 'platform/src/configuration/variables.ts'),
  ].map((path) => readFile(path, 'utf8')),
);

test('every program that a service runs exists', () => {
  const programs = all(`${compose}${dockerfile}`, /"?node"?, "?([\w/.-]+\.ts)"?\]/g);
  expect(programs.length).toBeGreaterThan(4);
  expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every file that is mounted or built from exists', () => {
  const mounted = all(String(compose), /- \.\/([\w.]+):/g).map((path) => join(folder, path));
  const built = all(String(compose), /dockerfile: ([\w/]+)/g).map((path) => join(root, path));
  const installed = all(String(dockerfile), /--workspace=([\w/-]+)/g).map((path) => join(root, path, 'package.json'));
  expect([mounted.length, built.length, installed.length]).toEqual([1, 1, 2]);
  expect([...mounted, ...built, ...installed].filter((path) => !existsSync(path))).toEqual([]);
});

test('the example lists exactly the values that the services require', () => {
  const asked = new Set(all(`${compose}${caddyfile}`, /(?<!\$)\{?\$\{?([A-Z_]+)[}:]/g));
  const shown = all(String(example), /^([A-Z_]+)=/gm);
  expect([...asked].sort()).toEqual(shown.sort());
});

test('services get no variable that the configuration does not know', () => {
  const known = new Set(all(String(variables), /^ {2}([A-Z_]+):/gm));
  const given = all(String(compose).split('healthcheck:')[0] ?? '', /^ {4}([A-Z_]+):/gm);
  expect(given.length).toBeGreaterThan(15);
  // Credentials of the bucket are read by the SDK itself.
  expect(given.filter((name) => !known.has(name))).toEqual(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);
});

test('the proxy routes to existing services', () => {
  const services = new Set(all(String(compose), /^ {2}([a-z-]+):$/gm));
  const led = all(String(caddyfile), /reverse_proxy ([\w-]+):8080/g);
  expect(led.length).toBeGreaterThan(3);
  expect(led.filter((name) => !services.has(name))).toEqual([]);
});
