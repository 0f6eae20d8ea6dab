import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, eventually, refusalOf, startProgram, type TestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNeighbour } from './testing/neighbour.ts';

const kek = randomBytes(32);
const MEIKAN_KEK = kek.toString('base64');
const program = (file: string) => new URL(file, import.meta.url);
let store: TestDatabase;
let MEIKAN_DATA: string;

beforeAll(async () => {
  store = await createTestDatabase();
  MEIKAN_DATA = await mkdtemp(join(tmpdir(), 'meikan-apart-'));
});
afterAll(async () => {
  await store.drop();
  await rm(MEIKAN_DATA, { recursive: true });
});

describe('images', () => {
  test('draws pictures, rejects uploads without a session, and ends on a signal', async () => {
    await using images = await startProgram(program('images.ts'), { DATABASE_URL: store.url, MEIKAN_DATA });
    expect(images.ready).toMatchObject({ ready: true, parts: { store: { detail: 'folder' }, sessions: {} } });
    const drawn = await fetch(`${images.baseUrl}/images/drawn/logo/tsubame.svg`);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(await drawn.text()).toMatch(/^<svg /);
    expect((await fetch(`${images.baseUrl}/images/${'0'.repeat(64)}`)).status).toBe(404);
    const upload = (headers: Record<string, string>) => {
      const body = new FormData();
      body.set('image', new Blob(['x'], { type: 'image/png' }));
      return fetch(`${images.baseUrl}/images/single`, { method: 'POST', body, headers });
    };
    expect([(await upload({})).status, (await upload({ authorization: 'Bearer st_wrong' })).status]).toEqual([
      401, 401,
    ]);
    expect(await images.terminate()).toBe(0);
  });

  test.each([
    ['DATABASE_URL', () => ({ MEIKAN_DATA })],
    ['IMAGE_STORE / MEIKAN_DATA', () => ({ DATABASE_URL: store.url })],
  ])('does not start without %s', async (name, environment) => {
    expect(await refusalOf(program('images.ts'), environment())).toBe(
      `1 名鑑（images）を始められませんでした。\n${name}: 単独で動かすには、この設定が必要です。\n`,
    );
  });
});

describe('own-data', () => {
  test('gives nobody a file without a session, and ends on a signal', async () => {
    const environment = { DATABASE_URL: store.url, MEIKAN_KEK, MEIKAN_DATA };
    // They make the read model, without which nobody's things are found.
    await using _ = await startProgram(program('../../../projections/src/main.ts'), environment);
    await using ownData = await startProgram(program('own-data.ts'), environment);
    expect(ownData.ready).toMatchObject({ ready: true, parts: { log: {}, 'read model': {} } });
    for (const path of ['/api/users/own-data/code', '/api/users/own-data']) {
      const body = JSON.stringify({ code: '123456' });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${ownData.baseUrl}${path}`, { method: 'POST', body, headers });
      expect([path, answer.status]).toEqual([path, 401]);
    }
    expect(await ownData.terminate()).toBe(0);
  });

  test.each([
    ['DATABASE_URL', () => ({ MEIKAN_KEK, MEIKAN_DATA })],
    ['MEIKAN_KEK', () => ({ DATABASE_URL: store.url, MEIKAN_DATA })],
    ['IMAGE_STORE / MEIKAN_DATA', () => ({ DATABASE_URL: store.url, MEIKAN_KEK })],
  ])('does not start without %s', async (name, environment) => {
    expect(await refusalOf(program('own-data.ts'), environment())).toContain(
      `1 名鑑（own-data）を始められませんでした。\n${name}:`,
    );
  });
});

describe('reactors', () => {
  test('react to events of another process, and end on a signal', async () => {
    await using reactors = await startProgram(program('reactors.ts'), {
      DATABASE_URL: store.url,
      MEIKAN_KEK,
      MEIKAN_DATA,
    });
    expect(reactors.ready).toMatchObject({ ready: true, parts: { log: { ready: true } } });
    await using neighbour = openNeighbour(store.url, kek);
    await neighbour.writeWork();
    await eventually(async () => (await neighbour.membership()) === 'NOW-MEMBER');
    // What they did to the log stands there before they note how far they are.
    await eventually(async () =>
      expect(await (await fetch(`${reactors.baseUrl}/metrics`)).text()).toContain('meikan_reactor_lag_events 0'),
    );
    expect(await reactors.terminate()).toBe(0);
  });

  test.each([
    ['DATABASE_URL', () => ({ MEIKAN_KEK, MEIKAN_DATA })],
    ['MEIKAN_KEK', () => ({ DATABASE_URL: store.url, MEIKAN_DATA })],
    ['IMAGE_STORE / MEIKAN_DATA', () => ({ DATABASE_URL: store.url, MEIKAN_KEK })],
  ])('do not start without %s', async (name, environment) => {
    expect(await refusalOf(program('reactors.ts'), environment())).toContain(
      `1 名鑑（reactors）を始められませんでした。\n${name}:`,
    );
  });
});

test('the description lists the calls of every service, and answers none', async () => {
  await using docs = await startProgram(program('api-docs.ts'), {});
  const described: unknown = await (await fetch(`${docs.baseUrl}/api/openapi.json`)).json();
  expect(described).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/commands': { post: {} },
      '/api/audit/history/{category}/{id}': { get: {} },
      '/images/single': { post: {} },
      '/api/users/bookmark': { put: {} },
      '/api/company/{id}/public': { put: {} },
    },
  });
  expect(await (await fetch(`${docs.baseUrl}/api/docs`)).text()).toContain('名鑑 API');
  expect((await fetch(`${docs.baseUrl}/api/ping`)).status).toBe(404);
  expect(await refusalOf(program('api-docs.ts'), { PORT: new URL(docs.baseUrl).port })).toBe(
    '1 名鑑（api-docs）を始められませんでした。\nこのポートはほかのプログラムが使っています。PORT=8081 のように、別の番号を指定してください。\n',
  );
  expect(await docs.terminate()).toBe(0);
});
