import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './launch-chromium.ts';

let server: Server;
let address: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meikan-browser-'));
  server = createServer((_request, response) => response.end('<!doctype html><meta charset=utf-8><title>名鑑</title>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${bound !== null && typeof bound === 'object' ? bound.port : ''}/`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

test('opens pages without a folder', async () => {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(address);
  expect(await page.title()).toBe('名鑑');
  await browser.close();
});

test('keeps what a page stored with a folder, and speaks Japanese', async () => {
  const first = await launchChromium({ userDataFolder: folder });
  const written = await first.newPage();
  await written.goto(address);
  await written.evaluate("localStorage.setItem('kept', navigator.language)");
  await first.close();
  const second = await launchChromium({ userDataFolder: folder });
  const read = await second.newPage();
  await read.goto(address);
  expect(await read.evaluate("localStorage.getItem('kept')")).toBe('ja-JP');
  await second.close();
});
