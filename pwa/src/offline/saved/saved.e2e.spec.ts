import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureProfiles } from './testing/measure-profiles.ts';
import { openSavedPage, type SavedPage } from './testing/open-saved-page.ts';

let opened: SavedPage;
beforeAll(async () => {
  opened = await openSavedPage();
});
afterAll(() => opened?.[Symbol.asyncDispose]());

test('reasons count: a thing leaves with its last one', async () => {
  const told = await opened.page.evaluate(async () => {
    const room = await saved.openSaved('reasons');
    const thing = { kind: 'person', id: 'somebody' } as const;
    await room.pin(thing, '仮の名前');
    await room.visited(thing);
    const both = await room.reasonsOf(thing);
    await room.unpin(thing);
    const one = await room.reasonsOf(thing);
    await room.remove(thing);
    const state = await room.stateOf(thing);
    const pictures = (await room.storage()).pictures.count;
    room.close();
    return { both: [...both].sort(), one, state, pictures };
  });
  expect(told).toEqual({ both: ['pinned', 'recent'], one: ['recent'], state: null, pictures: 0 });
});

test('of the pages looked at the newest 50 stay, with their pictures', async () => {
  const told = await opened.page.evaluate(async () => {
    const room = await saved.openSaved('recent');
    for (let at = 0; at < 52; at += 1) {
      const thing = { kind: 'person', id: `looked-${at}` } as const;
      await room.pin(thing, 'x');
      await room.visited(thing);
      await room.unpin(thing);
    }
    await room.lookOver();
    const items = await room.list();
    const pictures = (await room.storage()).pictures.count;
    room.close();
    return { count: items.length, first: items.some(({ id }) => id === 'looked-0'), pictures };
  });
  expect(told).toEqual({ count: 50, first: false, pictures: 150 });
});

test('a profile is found by its id, its username, and however the question is written', async () => {
  const found = await opened.page.evaluate(async () => {
    const room = await saved.openSaved('names');
    await room.pin({ kind: 'person', id: 'mio' }, 'mio');
    const keys = ['mio', '@mio', 'nobody'].map((username) =>
      saved.keyOf({ name: 'getProfile' }, { params: { username } }),
    );
    const answers = await Promise.all(keys.map((key) => room.find(key)));
    room.close();
    return answers.map((answer) => answer !== null);
  });
  expect(found).toEqual([true, true, false]);
});

test('F44: a person who is gone leaves with everything that names them, and it is told', async () => {
  opened.server.gone.clear();
  await opened.page.evaluate(async () => {
    const room = await saved.openSaved('gone');
    await room.pin({ kind: 'person', id: 'leaver' }, 'leaver');
    room.close();
  });
  opened.server.gone.add('leaver');
  const told = await opened.page.evaluate(async () => {
    const room = await saved.openSaved('gone');
    const news: string[] = [];
    room.onNews((each) => news.push(each.kind));
    const result = await room.renew({ kind: 'person', id: 'leaver' });
    const { answers, pictures } = await room.storage();
    room.close();
    return { result, news, answers: answers.count, pictures: pictures.count };
  });
  expect(told).toEqual({ result: 'gone', news: ['purged'], answers: 0, pictures: 0 });
});

test('F41: wiping an account leaves neither database nor pictures, also while something is being saved', async () => {
  const left = await opened.page.evaluate(async () => {
    const room = await saved.openSaved('leaving');
    const saving = room.pin({ kind: 'person', id: 'late' }, 'late').catch(() => undefined);
    await saved.wipeSaved('leaving');
    await saving;
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return [...databases, ...(await caches.keys())].filter((name) => name?.endsWith('-leaving'));
  });
  expect(left).toEqual([]);
});

test('F12: what another build left in another shape is dropped, not converted', async () => {
  const told = await opened.page.evaluate(async () => {
    const before = await saved.openSaved('shape');
    await before.pin({ kind: 'person', id: 'old' }, 'old');
    before.close();
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('meikan-cache-shape');
      opening.onsuccess = () => resolve(opening.result);
    });
    const writing = database.transaction('notes', 'readwrite');
    writing.objectStore('notes').put({ name: 'shape', value: 999 });
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    database.close();
    const after = await saved.openSaved('shape');
    const items = await after.list();
    after.close();
    return { available: after.available, items: items.length };
  });
  expect(told).toEqual({ available: true, items: 0 });
});

test('on a phone’s line the pictures wait when the reader wants that, and come with Wi-Fi', async () => {
  const told = await opened.page.evaluate(async () => {
    const line = (type: string) =>
      Object.defineProperty(navigator, 'connection', { value: { type }, configurable: true });
    const room = await saved.openSaved('line');
    const thing = { kind: 'person', id: 'abroad' } as const;
    await room.changeSettings({ wifiOnly: true });
    line('cellular');
    const first = await room.pin(thing, 'abroad');
    const waiting = await room.stateOf(thing);
    line('wifi');
    const later = await room.renew(thing);
    const whole = await room.stateOf(thing);
    room.close();
    return { first, waiting: waiting?.pictures, later, whole: whole?.pictures };
  });
  expect(told).toEqual({
    first: 'waits-for-wifi',
    waiting: { kept: 0, total: 3 },
    later: 'saved',
    whole: { kept: 3, total: 3 },
  });
});

test('a newer answer makes the copy outdated until it is fetched anew', async () => {
  const states = await opened.page.evaluate(async () => {
    const room = await saved.openSaved('news');
    const thing = { kind: 'person', id: 'busy' } as const;
    await room.pin(thing, 'busy');
    const before = await room.stateOf(thing);
    await saved.keepNewer(room, 'busy');
    const between = await room.stateOf(thing);
    await room.renew(thing);
    const after = await room.stateOf(thing);
    room.close();
    return [before?.state, between?.state, after?.state];
  });
  expect(states).toEqual(['whole', 'outdated', 'whole']);
});

test('F55 G8: pictures take no more than their bytes, and every text and picture is there', async () => {
  const profiles = Number(process.env.MEIKAN_SAVED_PROFILES ?? 30);
  const figures = await measureProfiles({ profiles, pictureBytes: 60_000 });
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect(figures.textsFound).toBe(profiles);
  expect([figures.picturesKept, figures.picturesWanted]).toEqual([profiles * 3, profiles * 3]);
  expect(figures.used).toBeLessThan(figures.pictureBytes * 1.2 + 1_000_000);
});
