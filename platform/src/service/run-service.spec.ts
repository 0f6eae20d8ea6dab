import { freePort } from '@meikan/testkit';
import type { FastifyPluginAsync } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadConfiguration } from '../configuration/load-configuration.ts';
import { runService } from './run-service.ts';
import { serve } from './serve.ts';

const onPort = (port: number) => () =>
  loadConfiguration({ PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent' });

const said: unknown[] = [];
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockImplementation((words) => said.push(words) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  said.length = 0;
});

it('closes what it opened in reverse order, after the running request has its answer', async () => {
  const port = await freePort();
  const told: string[] = [];
  const answer = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  const running = runService({
    name: 'small',
    configure: onPort(port),
    async open(service) {
      for (const part of ['pool', 'log']) service.opened.defer(() => void told.push(`${part} closed`));
      const slow: FastifyPluginAsync = async (app) => {
        app.get('/slow', { config: { rule: 'anyone' } }, () => {
          asked.resolve();
          return answer.promise;
        });
      };
      return serve(service, { checks: {}, plugins: [slow] });
    },
    async listen({ app }) {
      await app.listen({ host: '127.0.0.1', port });
      told.push('listens');
    },
  });
  await expect.poll(() => told).toEqual(['listens']);
  const request = fetch(`http://127.0.0.1:${port}/slow`);
  await asked.promise;
  process.emit('SIGTERM');
  answer.resolve('done');
  expect(await (await request).text()).toBe('done');
  await running;
  expect([told, said]).toEqual([['listens', 'log closed', 'pool closed'], []]);
});

it('closes what it opened when the start fails, and rethrows errors other than those of configuration', async () => {
  const told: string[] = [];
  const running = runService({
    name: 'small',
    configure: onPort(await freePort()),
    async open({ opened }) {
      opened.defer(() => void told.push('pool closed'));
      throw new Error('a defect');
    },
  });
  await expect(running).rejects.toThrow('a defect');
  expect([told, said]).toEqual([['pool closed'], ['名鑑（small）を始められませんでした。\n']]);
});

it('has a rule for every route', async () => {
  const running = runService({
    name: 'small',
    configure: onPort(await freePort()),
    open: (service) => serve(service, { checks: {}, plugins: [async (app) => void app.get('/open', () => 'all')] }),
  });
  await expect(running).rejects.toThrow('GET /open');
});
