import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
let folder: string;
let findings: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meikan-lint-'));
  await cp(join(root, 'infra/check/fixtures/lint'), folder, { recursive: true });
  await cp(join(root, 'biome.json'), join(folder, 'biome.json'));
  await cp(join(root, 'infra/check/lint'), join(folder, 'infra/check/lint'), { recursive: true });
  findings = await lint();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Lints the fixture with the project's own settings; answers `file:line rule` for each finding. */
function lint(): Promise<string[]> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const words = [biome, 'lint', '--vcs-enabled=false', '--reporter=github'];
  return new Promise((done) => {
    execFile(process.execPath, words, { cwd: folder }, (_failure, stdout) => {
      const found = stdout.matchAll(/^::error title=([^,]+),file=([^,]+),line=(\d+)/gm);
      done([...found].map(([, rule, file = '', line]) => `${file.slice(folder.length + 1)}:${line} ${rule}`).sort());
    });
  });
}

const imports = 'lint/style/noRestrictedImports';
const globals = 'lint/style/noRestrictedGlobals';

const early = 'pwa/src/features/things/early-formatter.ts';

test('formatters are built at their first use', () => {
  expect(findings.filter((finding) => finding.startsWith(early))).toEqual([`${early}:3 plugin`]);
});

const stores = 'pwa/src/features/things/past-the-device.ts';

test('storage that may throw is accessed in one place of the app', () => {
  expect(findings.filter((finding) => finding.startsWith(stores))).toEqual([
    `${stores}:1 ${globals}`,
    `${stores}:2 ${globals}`,
    `${stores}:3 ${globals}`,
    `${stores}:4 plugin`,
    `${stores}:5 plugin`,
    `${stores}:6 plugin`,
    `${stores}:7 plugin`,
    `${stores}:8 plugin`,
  ]);
});

const circle = 'pwa/src/features/things/in-a-circle';

test('import cycles are found, type-only ones too', () => {
  expect(findings.filter((finding) => finding.startsWith(circle))).toEqual([
    `${circle}/list.ts:1 lint/suspicious/noImportCycles`,
    `${circle}/name.ts:1 lint/suspicious/noImportCycles`,
  ]);
});

test('the domain uses no time, randomness, Node or browser, and only the ui kit uses Mantine', () => {
  expect(
    findings.filter(
      (finding) =>
        /^(?:domain|pwa)\//.test(finding) && ![early, stores, circle].some((file) => finding.startsWith(file)),
    ),
  ).toEqual([
    `domain/src/impure.ts:1 ${imports}`,
    `domain/src/impure.ts:10 ${globals}`,
    `domain/src/impure.ts:4 ${globals}`,
    `domain/src/impure.ts:5 ${globals}`,
    `domain/src/impure.ts:6 plugin`,
    `domain/src/impure.ts:7 ${globals}`,
    `domain/src/impure.ts:8 ${globals}`,
    `domain/src/impure.ts:9 ${globals}`,
    `pwa/src/features/things/past-the-kit.ts:1 ${imports}`,
  ]);
});

test('no server package makes requests except by safeFetch and the named clients', () => {
  expect(findings.filter((finding) => !/^(?:domain|pwa)\//.test(finding))).toEqual([
    `read-api/src/ways-out.ts:1 ${imports}`,
    `read-api/src/ways-out.ts:10 plugin`,
    `read-api/src/ways-out.ts:11 ${imports}`,
    `read-api/src/ways-out.ts:12 plugin`,
    `read-api/src/ways-out.ts:13 ${globals}`,
    `read-api/src/ways-out.ts:2 ${imports}`,
    `read-api/src/ways-out.ts:4 ${imports}`,
    `read-api/src/ways-out.ts:5 ${imports}`,
    `read-api/src/ways-out.ts:6 ${imports}`,
    `read-api/src/ways-out.ts:7 ${imports}`,
    `read-api/src/ways-out.ts:9 ${globals}`,
  ]);
});
