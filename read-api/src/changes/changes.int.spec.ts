import { eventually } from '@meikan/testkit';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { rows, run } from '../testing/rows.ts';

let testApp: TestApp;
let url: string;
const open = new Set<AbortController>();
beforeAll(async () => {
  testApp = await openTestApp();
  await run(
    testApp.database,
    rows.people("values ('mio'), ('sora')"),
    rows.people("values ('hidden')", { disabled: true }),
    rows.companies("values ('tsubame')"),
    rows.companies("values ('secret')", { public: false }),
    rows.articles("values ('of-mio')", "'mio'"),
    rows.articles("values ('of-hidden')", "'hidden'"),
  );
  const baseUrl = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  url = `${baseUrl}/api/changes`;
});
afterEach(() => {
  for (const controller of open) controller.abort();
  open.clear();
});
afterAll(() => testApp.close());

/** What reached a reader so far. */
async function listen(headers: Readonly<Record<string, string>> = {}) {
  const controller = new AbortController();
  open.add(controller);
  const answer = await fetch(url, { headers, signal: controller.signal });
  let heard = '';
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) heard += Buffer.from(chunk).toString();
  })().catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
  });
  return { answer, reading, heard: () => heard, stop: () => controller.abort() };
}

/** Until exactly this was heard, and nothing else. */
const hears = (heard: () => string, text: string) =>
  eventually(() => {
    expect(heard()).toBe(text);
    return true;
  });

let position = 0;
async function change(...things: readonly (readonly [string, string])[]): Promise<string> {
  position += 1;
  const changes = things.map(([kind, id]) => `('${position}', '${kind}', '${id}')`);
  await testApp.moveTo(String(position), `insert into read_model.change (position, kind, id) values ${changes.join()}`);
  return String(position);
}
const told = (at: string, ...things: readonly (readonly [string, string])[]) =>
  `event: changes\nid: ${at}\ndata: ${JSON.stringify(things.map(([kind, id]) => ({ kind, id })))}\n\n`;

/** What a new reader hears first. */
const opening = () => `id: ${position}\n\n`;

it('tells what changes, as it changes, to everyone who listens', async () => {
  const readers = await Promise.all([listen(), listen(), listen({ authorization: 'Bearer mio' })]);
  expect(readers[0]?.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(readers[0]?.answer.headers.get('cache-control')).toBe('no-store');
  const start = opening();
  const first = await change(['person', 'mio'], ['article', 'of-mio']);
  const second = await change(['company', 'tsubame']);
  const all = `${start}${told(first, ['person', 'mio'], ['article', 'of-mio'])}${told(second, ['company', 'tsubame'])}`;
  for (const { heard } of readers) await hears(heard, all);
});

it('keeps to itself what is not public, and tells what is gone', async () => {
  const start = opening();
  const { heard } = await listen();
  await change(['person', 'hidden'], ['company', 'secret'], ['article', 'of-hidden']);
  await change(['person', 'an-account-without-a-profile']);
  const last = await change(['article', 'removed'], ['person', 'sora']);
  await hears(heard, `${start}${told(last, ['article', 'removed'], ['person', 'sora'])}`);
});

it('goes on after the position that was heard last', async () => {
  const missed = await change(['person', 'mio']);
  const reader = await listen({ 'last-event-id': String(Number(missed) - 1) });
  await eventually(() => reader.heard().endsWith(told(missed, ['person', 'mio'])));
  const next = await change(['person', 'sora']);
  await hears(reader.heard, `:\n\n${told(missed, ['person', 'mio'])}${told(next, ['person', 'sora'])}`);
  const current = await listen({ 'last-event-id': next });
  const later = await change(['company', 'tsubame']);
  await hears(current.heard, `:\n\n${told(later, ['company', 'tsubame'])}`);
});

it('lets a reader resume who was cut off before the first change', async () => {
  const { heard, stop } = await listen();
  const start = opening();
  await hears(heard, start);
  stop();
  const missed = await change(['person', 'mio']);
  const again = await listen({ 'last-event-id': start.slice('id: '.length).trim() });
  await hears(again.heard, `:\n\n${told(missed, ['person', 'mio'])}`);
});

it('asks to read everything anew when more was missed than can be told', async () => {
  const start = opening();
  const reader = await listen();
  position = 500;
  await testApp.moveTo(
    '500',
    "insert into read_model.change (position, kind, id) select '500', 'person', 'mio' from generate_series(1, 600)",
  );
  await hears(reader.heard, `${start}event: reload\nid: 500\ndata: []\n\n`);
  const late = await listen({ 'last-event-id': '1' });
  await hears(late.heard, 'event: reload\nid: 500\ndata: []\n\n');
});

it('asks to read everything anew where tables were made anew, and nobody who has missed nothing', async () => {
  const before = String(position);
  const start = opening();
  const open = await listen();
  await hears(open.heard, start);
  position += 1;
  // As a renewal leaves it: what was folded meanwhile is told by nobody.
  await testApp.moveTo(String(position), 'truncate read_model.change restart identity');
  const reload = `event: reload\nid: ${position}\ndata: []\n\n`;
  await hears(open.heard, `${start}${reload}`);
  const late = await listen({ 'last-event-id': before });
  await hears(late.heard, reload);
  const current = await listen({ 'last-event-id': String(position) });
  const next = await change(['person', 'mio']);
  await hears(current.heard, `:\n\n${told(next, ['person', 'mio'])}`);
  await hears(open.heard, `${start}${reload}${told(next, ['person', 'mio'])}`);
});

it('takes nothing but a position, and no more readers from one address than it has seats', async () => {
  expect((await fetch(url, { headers: { 'last-event-id': 'x' } })).status).toBe(400);
  // Those of the test before give their seats back a moment after they were told to leave.
  let last: Awaited<ReturnType<typeof listen>> | undefined;
  const takeSeat = () =>
    eventually(async () => {
      last = await listen();
      return last.answer.status === 200;
    });
  for (let seats = 0; seats < 20; seats += 1) await takeSeat();
  const refused = await fetch(url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  last?.stop();
  await takeSeat();
});
