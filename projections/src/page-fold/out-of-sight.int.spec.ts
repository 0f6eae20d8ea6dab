import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHADOW } from '../read-model/tables.ts';
import type { DirectoryWriter } from '../testing/directory-writer.ts';
import { foldInto } from '../testing/fold-into.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

type Act = (write: DirectoryWriter, follower: string, followed: string) => Promise<unknown>;
const hide: Act = (write, follower) => write.published(follower, false);
const show: Act = (write, follower) => write.published(follower, true);
const follow: Act = (write, follower, followed) => write.follow(follower, 'user', followed);
const unfollow: Act = (write, follower, followed) => write.follow(follower, 'user', followed, false);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.start();
});
afterAll(() => app?.close());

let cases = 0;
/** Events in the log: an act appends one. */
let written = 0;

it.each<readonly [name: string, before: readonly Act[], inOnePage: readonly Act[], counted: number]>([
  ['goes out of sight', [follow], [hide], 0],
  ['goes out of sight and follows no more', [follow], [hide, unfollow], 0],
  ['comes into sight', [hide, follow], [show], 1],
  ['comes into sight and follows no more', [hide, follow], [show, unfollow], 0],
  ['comes into sight and begins to follow', [hide], [show, follow], 1],
  ['is out of sight and begins to follow', [hide], [follow], 0],
  ['is out of sight and follows no more', [hide, follow], [unfollow], 0],
])('counts the followers of somebody when one of them %s', async (_, before, inOnePage, counted) => {
  cases += 1;
  const [follower, followed] = [`a${cases}`, `b${cases}`];
  const send = async (act: Act) => {
    await act(app.write, follower, followed);
    written += 1;
  };
  await send((write) => write.person(follower));
  await send((write) => write.person(followed));
  for (const act of before) await send(act);
  const pages = [written, inOnePage.length];
  for (const act of inOnePage) await send(act);
  await foldInto(app, SHADOW, () => pages.shift() ?? 1);
  const { rows } = await app.database.pool.query(`select follower_count from ${SHADOW}.person where id = $1`, [
    followed,
  ]);
  expect(rows).toEqual([{ follower_count: counted }]);
});
