import { type Random, randomOf, SEED } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHADOW } from '../read-model/tables.ts';
import { checksums, foldInto } from '../testing/fold-into.ts';
import { liveRandomly } from '../testing/random-life.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let random: Random;
let living: Readonly<Record<string, string>>;

beforeAll(async () => {
  app = await openTestApp();
  random = randomOf(SEED);
  const projections = await app.start();
  await liveRandomly(app.write, random, 1_500);
  // Few stay unseen, and now and then chance takes the last of them back: then there would be no row of that.
  await app.write.choices.unseen('u0', true);
  expect(await projections.caughtUp()).toBe(true);
  living = await checksums(app.database.pool);
});
afterAll(() => app?.close());

it('folds the whole log, parking nothing', async () => {
  expect(Object.values(living).every((sum) => !sum.startsWith('0 rows'))).toBe(true);
  expect(app.heard.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

it.each([
  ['one event a page', () => 1],
  ['one page', () => 100_000],
  ['pages of random length', () => 1 + random.int(40)],
])('produces the same rows from %s', async (_, pageSize) => {
  await foldInto(app, SHADOW, pageSize);
  expect(await checksums(app.database.pool, SHADOW)).toEqual(living);
});

it('produces the same rows after restarts at random points', async () => {
  const pageSize = () => 1 + random.int(60);
  await foldInto(app, SHADOW, pageSize, () => random.int(2) === 0);
  expect(await checksums(app.database.pool, SHADOW)).toEqual(living);
  await foldInto(app, SHADOW, pageSize, () => true);
  expect(await checksums(app.database.pool, SHADOW)).toEqual(living);
});

it('counts exactly the rows that are there, but for those of people out of sight', async () => {
  const wrong = await app.database.pool.query(
    `select p.id from read_model.person p where
      p.follower_count <> (select count(*) from read_model.follow f left join read_model.person o on o.id = f.user_id
        where f.target_kind = 'user' and f.target_id = p.id and coalesce(o.is_visible, true)) or
      p.bookmark_count <> (select count(*) from read_model.bookmark b where b.user_id = p.id) or
      p.article_count <> (select count(*) from read_model.article a where a.owner_kind = 'user' and a.owner_id = p.id) or
      p.use_service_count <> (select count(*) from read_model.usage u where u.holder_kind = 'user' and u.holder_id = p.id and u.verdict is distinct from 'hidden')
     union all select c.id from read_model.company c where
      c.follower_count <> (select count(*) from read_model.follow f left join read_model.person o on o.id = f.user_id
        where f.target_kind = 'company' and f.target_id = c.id and coalesce(o.is_visible, true)) or
      c.user_count <> (select count(*) from read_model.usage u left join read_model.person o on o.id = u.holder_id
        where u.holder_kind = 'user' and u.service_id = c.id and u.verdict is distinct from 'hidden' and coalesce(o.is_visible, true)) or
      c.used_by_count <> (select count(*) from read_model.usage u where u.holder_kind = 'company' and u.service_id = c.id and u.verdict is distinct from 'hidden')`,
  );
  expect(wrong.rows).toEqual([]);
});
