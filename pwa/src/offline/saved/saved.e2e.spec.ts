import { inTime } from '@meikan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureProfiles } from './testing/measure-profiles.ts';
import { openSavedPage, type SavedPage } from './testing/open-saved-page.ts';

let opened: SavedPage;
beforeAll(async () => {
  opened = await openSavedPage();
});
afterAll(() => opened?.[Symbol.asyncDispose]());

/** Acts in the page, where the saved things are. */
const acting = <T>(act: () => Promise<T>) => inTime('the page to act', opened.page.evaluate(act));

test('reasons count: a thing leaves with its last one', async () => {
  const told = await acting(async () => {
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
  const told = await acting(async () => {
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
  const found = await acting(async () => {
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

test('a picture that does not lie here any more is missed, and fetched again (G8)', async () => {
  const told = await acting(async () => {
    const room = await saved.openSaved('lost');
    const thing = { kind: 'person', id: 'pictured' } as const;
    const look = async () => {
      const item = await room.stateOf(thing);
      return [item?.state, item?.pictures.kept];
    };
    await room.pin(thing, 'pictured');
    const before = await look();
    await saved.losePicture('lost', '/images/pictured-1.webp');
    await room.lookOver();
    const lost = await look();
    await room.renew(thing);
    const after = await look();
    room.close();
    return { before, lost, after };
  });
  expect(told).toEqual({ before: ['whole', 3], lost: ['partial', 2], after: ['whole', 3] });
});

/** Lets a picture come only when the answer is called. */
async function holdPicture(address: string): Promise<() => void> {
  const { promise: free, resolve } = Promise.withResolvers<void>();
  await opened.page.route(`**${address}`, async (route) => {
    await free;
    await route.continue();
  });
  return resolve;
}

test('a look-over takes nothing away of what is being saved meanwhile (G8)', async () => {
  const letCome = await holdPicture('/images/followed-2.webp');
  const saving = acting(async () => {
    const room = await saved.openSaved('looking');
    const thing = { kind: 'person', id: 'followed' } as const;
    const pinned = room.pin(thing, 'followed');
    while ((await room.storage()).pictures.count < 3) await new Promise(requestAnimationFrame);
    const looked = room.lookOver();
    await Promise.all([pinned, looked]);
    const item = await room.stateOf(thing);
    room.close();
    return [item?.state, item?.pictures.kept];
  });
  // Its own page is what it asks for once it has taken away what is over.
  await expect.poll(() => opened.server.asked).toContain('/api/users/username/looking');
  letCome();
  expect(await saving).toEqual(['whole', 4]);
});

test('who presses the button while a page is kept by itself gets all of it', async () => {
  const letCome = await holdPicture('/images/joined-2.webp');
  const saving = acting(async () => {
    const room = await saved.openSaved('joining');
    const thing = { kind: 'person', id: 'joined' } as const;
    await saved.keepProfile(room, 'joined');
    const visited = room.visited(thing);
    while ((await room.storage()).pictures.count < 2) await new Promise(requestAnimationFrame);
    const pinned = room.pin(thing, 'joined');
    while (!(await room.reasonsOf(thing)).includes('pinned')) await new Promise(requestAnimationFrame);
    document.title = 'pinned';
    const result = await pinned;
    await visited;
    const item = await room.stateOf(thing);
    room.close();
    return [result, item?.savedDepth];
  });
  await opened.page.waitForFunction(() => document.title === 'pinned');
  letCome();
  expect(await saving).toEqual(['saved', 'whole']);
});

test('F44: an answer that one may not see any more leaves with its body', async () => {
  const left = await acting(async () => {
    const room = await saved.openSaved('private');
    const key = await saved.keepList(room, 'mio');
    const before = await saved.bodies('private');
    await room.purge(key);
    room.close();
    return { before: before.length, after: await saved.bodies('private') };
  });
  expect(left).toEqual({ before: 1, after: [] });
});

test('F44: a person who is gone leaves with everything that names them, and it is told', async () => {
  opened.server.gone.clear();
  await acting(async () => {
    const room = await saved.openSaved('gone');
    await room.pin({ kind: 'person', id: 'leaver' }, 'leaver');
    room.close();
  });
  opened.server.gone.add('leaver');
  const told = await acting(async () => {
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
  const left = await acting(async () => {
    const room = await saved.openSaved('leaving');
    const saving = room.pin({ kind: 'person', id: 'late' }, 'late').catch(() => undefined);
    await saved.wipeSaved('leaving');
    await saving;
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return [...databases, ...(await caches.keys())].filter((name) => name?.endsWith('-leaving'));
  });
  expect(left).toEqual([]);
});

test('F41: what looks the room over afterwards does not bring back the pictures', async () => {
  const told = await acting(async () => {
    const room = await saved.openSaved('looked-over');
    await saved.wipeSaved('looked-over');
    const failed = await room.lookOver().catch((error: unknown) => error instanceof Error && error.name);
    return { failed, left: await caches.has('meikan-pictures-looked-over') };
  });
  expect(told).toEqual({ failed: 'DatabaseClosedError', left: false });
});

test('F41 F8: a tab that lets go of nothing does not keep the pictures', async () => {
  const left = await acting(async () => {
    const name = 'meikan-pictures-held';
    await (await saved.openSaved('held')).lookOver();
    const never = new Promise(() => undefined);
    void navigator.locks.request(name, { mode: 'shared' }, () => never).catch(() => undefined);
    const before = await caches.has(name);
    await saved.wipeSaved('held');
    return { before, after: await caches.has(name) };
  });
  expect(left).toEqual({ before: true, after: false });
});

test('F12: what another build left in another shape is dropped, not converted', async () => {
  const told = await acting(async () => {
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
  const told = await acting(async () => {
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
  const states = await acting(async () => {
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
