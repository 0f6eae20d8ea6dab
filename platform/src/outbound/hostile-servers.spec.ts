import type http from 'node:http';
import net from 'node:net';
import zlib from 'node:zlib';
import { eventually } from '@meikan/testkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accept, failed, LIMIT_MS, type StubServer, startStub } from './stub-server.fixture.ts';

let stub: StubServer;
beforeEach(async () => {
  stub = await startStub();
});
afterEach(() => stub.close());

describe('hostile servers', () => {
  const head = { 'content-type': 'application/rss+xml' };

  it('are cut off at the time limit when they drip, and hold up no other request', async () => {
    stub.answer = (request, response) => {
      if (request.headers.host === 'quick.example') return void response.writeHead(200, head).end('x');
      const timer = setInterval(() => response.write('x'), 20);
      response.writeHead(200, head).once('close', () => clearInterval(timer));
    };
    const time = new AbortController();
    using limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal);
    const fetch = stub.fetcher();
    const slow = expect(fetch('http://slow.example/', { accept })).rejects.toMatchObject(failed);
    expect(await fetch('http://quick.example/', { accept })).toMatchObject({ kind: 'fetched' });
    time.abort();
    await slow;
    expect(limit).toHaveBeenNthCalledWith(1, LIMIT_MS);
  });

  it.each(['http://h.example/', 'https://h.example/'])('are cut off when they never connect (%s)', async (url) => {
    const dial = () => new net.Socket();
    await expect(stub.fetcher({ dial, connectMs: 50 })(url, { accept })).rejects.toMatchObject(failed);
  });

  it('are cut off at the size limit when they never end', async () => {
    stub.answer = (_request, response) => {
      const more = (): void => void (response.writable && response.write(Buffer.alloc(65_536), more));
      response.writeHead(200, head);
      more();
    };
    await expect(stub.fetcher({ maxBytes: 1_000_000 })('http://h.example/', { accept })).rejects.toMatchObject(failed);
  });

  it('are cut off at the size limit of a gzip bomb, before the rest is inflated', async () => {
    const bomb = zlib.gzipSync(Buffer.alloc(20 * 1024 * 1024));
    stub.answer = (_request, response) => response.writeHead(200, { ...head, 'content-encoding': 'gzip' }).end(bomb);
    const decoder = zlib.createGunzip();
    using inflated = vi.spyOn(decoder, 'push');
    using _ = vi.spyOn(zlib, 'createGunzip').mockReturnValue(decoder);
    const maxBytes = 1_000_000;
    await expect(stub.fetcher({ maxBytes })('http://h.example/', { accept })).rejects.toMatchObject(failed);
    const bytes = inflated.mock.calls.reduce((sum, [chunk]) => sum + (chunk?.length ?? 0), 0);
    // The decoder may be a few chunks ahead of its reader.
    expect(bytes).toBeGreaterThan(maxBytes);
    expect(bytes).toBeLessThan(2 * maxBytes);
  });

  it.each([
    ['a length above the limit', { 'content-length': String(10 ** 9) }],
    ['an unknown encoding', { 'content-encoding': 'gzip, gzip' }],
    ['a broken encoding', { 'content-encoding': 'gzip' }],
    ['1 MB of headers', { 'x-long': 'x'.repeat(1_000_000) }],
  ])('are cut off when they send %s', async (_name, headers) => {
    stub.answer = (_request, response) => response.writeHead(200, { ...head, ...headers }).end('x');
    await expect(stub.fetcher()('http://h.example/', { accept })).rejects.toMatchObject(failed);
  });

  it('fail when they break off early', async () => {
    stub.answer = (_request, response) => {
      response.writeHead(200, { ...head, 'content-length': '100' }).write('x', () => response.destroy());
    };
    await expect(stub.fetcher()('http://h.example/', { accept })).rejects.toMatchObject(failed);
  });

  it('get four requests at a time, one per host', async () => {
    const waiting: http.ServerResponse[] = [];
    stub.answer = (_request, response) => void waiting.push(response);
    const fetch = stub.fetcher();
    const hosts = ['a', 'a', 'b', 'c', 'd', 'e'];
    const all = hosts.map((host) => fetch(`http://${host}.example/`, { accept }));
    await eventually(() => waiting.length === 4);
    expect(stub.hits.map(({ host }) => host).sort()).toEqual(['a.example', 'b.example', 'c.example', 'd.example']);
    stub.answer = (_request, response) => void response.writeHead(200, head).end('x');
    for (const response of waiting) response.writeHead(200, head).end('x');
    expect(await Promise.all(all)).toHaveLength(6);
  });

  it('can be aborted by the caller', async () => {
    stub.answer = () => undefined;
    const controller = new AbortController();
    const fetching = stub.fetcher()('http://h.example/', { accept, signal: controller.signal });
    await eventually(() => stub.hits.length === 1);
    controller.abort();
    await expect(fetching).rejects.toMatchObject(failed);
  });
});
