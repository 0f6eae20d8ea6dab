import { eventually } from '@meikan/testkit';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { apiTestAppPerFile } from '../test-app/per-file.ts';

/** Somebody who bathes, and a company of potters; no table of the repository knows how the tests call them. */
const api = apiTestAppPerFile(async (write) => {
  await write.person('mio', '星野 澪');
  await write.profile('mio', { section: 'basics', value: { introduction: '休みの日は銭湯へ行きます。' } });
  await write.company('kama', { name: '潮見窯', category: 'business_company' });
  await write.section('kama', { section: 'can-do', value: ['陶芸体験'] });
});

const url = '/api/synonyms';
type Entry = { readonly word: string; readonly others: readonly string[]; readonly oneWay: boolean };
const entry = (word: string, others: readonly string[], oneWay = false): Entry => ({ word, others, oneWay });
const answered = z.object({ payload: z.array(z.object({ id: z.string(), matched: z.unknown().optional() })) });

/** What an admin is answered, and where the log stands then. */
async function tell(method: 'PUT' | 'DELETE', asked: { readonly url: string; readonly body?: Entry }) {
  const answer = await api.ask('admin', { method, ...asked });
  return { status: answer.statusCode, told: answer.json<object>(), after: String(answer.headers['event-position']) };
}
const set = (sent: Entry) => tell('PUT', { url, body: sent });
const remove = (word: string) => tell('DELETE', { url: `${url}?word=${encodeURIComponent(word)}` });

async function found(text: string, after?: string) {
  const headers = after === undefined ? {} : { 'read-after': after };
  const answer = await api.ask('anonymous', { url: `/api/search?search=${encodeURIComponent(text)}`, headers });
  return answered.parse(answer.json()).payload;
}
const idsOf = async (text: string, after?: string) => (await found(text, after)).map(({ id }) => id);

const list = async () => {
  const answer = await api.ask('admin', { url });
  return { total: answer.headers.total, entries: answer.json<{ payload: readonly Entry[] }>().payload };
};

// The index follows the tables.
beforeAll(() => eventually(async () => expect(await idsOf('銭湯')).toEqual(['mio'])));

it('a word that an admin sets finds at once whom its others describe, and says which word it found', async () => {
  expect(await found('ゆのくに好き')).toEqual([]);
  const { status, told, after } = await set(entry('ゆのくに', ['銭湯']));
  expect([status, told]).toEqual([200, { payload: entry('ゆのくに', ['銭湯']) }]);
  expect(await found('ゆのくに好き', after)).toMatchObject([{ id: 'mio', matched: { words: ['銭湯'] } }]);
});

it('others find the word too unless the entry is one-way', async () => {
  const { after } = await set(entry('陶芸体験', ['ねんどあそび']));
  expect(await idsOf('ねんどあそび', after)).toEqual(['kama']);
  const oneWay = await set(entry('陶芸体験', ['ねんどあそび'], true));
  expect(await idsOf('ねんどあそび', oneWay.after)).toEqual([]);
  expect(await idsOf('陶芸体験', oneWay.after)).toEqual(['kama']);
});

it('an entry that is removed finds nobody any more, and every spelling of its word removes it', async () => {
  const { after } = await set(entry('Yunosato', ['銭湯']));
  expect(await idsOf('yunosato', after)).toEqual(['mio']);
  const removed = await remove('ＹＵＮＯＳＡＴＯ');
  expect(removed.status).toBe(200);
  expect(await idsOf('yunosato', removed.after)).toEqual([]);
});

it('all entries are listed in the order of their words, each once, as they were last set', async () => {
  for (const { word } of (await list()).entries) await remove(word);
  await set(entry('わかめ', ['海藻']));
  await set(entry('あおさ', ['海藻']));
  const { after } = await set(entry('わかめ', ['海藻', '海苔']));
  await idsOf('海藻', after);
  expect(await list()).toEqual({
    total: '2',
    entries: [entry('あおさ', ['海藻']), entry('わかめ', ['海藻', '海苔'])],
  });
});

it.each([
  [entry('', ['海藻']), 'word', '言葉を入力してください。'],
  [entry('わ'.repeat(31), ['海藻']), 'word', '言葉は30文字以内で入力してください。'],
  [entry('わかめ', []), 'others', expect.stringContaining('同じ意味の言葉')],
  [entry('わかめ', ['わかめ']), 'others', '同じ意味の言葉には、言葉そのものとは別のものを入力してください。'],
  [
    entry(
      'わかめ',
      Array.from({ length: 13 }, (_, at) => `海藻${at}`),
    ),
    'others',
    expect.stringContaining('12'),
  ],
])('%j is refused with the field named in Japanese', async (sent, field, message) => {
  const before = await list();
  const { status, told } = await set(sent);
  expect(status).toBe(422);
  expect(told).toMatchObject({ errors: [{ field, message }] });
  expect(await list()).toEqual(before);
});
