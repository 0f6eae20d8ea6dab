import { type Random, randomOf, SEED } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHADOW } from '../read-model/tables.ts';
import { checksums, foldInto } from '../testing/fold-into.ts';
import { type House, openHouse } from '../testing/open-house.ts';
import { liveRandomly } from '../testing/random-life.ts';

let house: House;
let random: Random;
let living: Readonly<Record<string, string>>;

beforeAll(async () => {
  house = await openHouse();
  random = randomOf(SEED);
  const projections = await house.start();
  await liveRandomly(house.write, random, 1_500);
  // Few stay unseen, and now and then chance takes the last of them back: then there would be no row of that.
  await house.write.unseen('u0', true);
  expect(await projections.caughtUp()).toBe(true);
  living = await checksums(house.database.pool);
});
afterAll(() => house?.close());

it('has folded all of it, parking nothing', async () => {
  expect(Object.values(living).every((sum) => !sum.startsWith('0 rows'))).toBe(true);
  expect(house.heard.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

it.each([
  ['one event a page', () => 1],
  ['one page', () => 100_000],
  ['pages of random length', () => 1 + random.int(40)],
])('makes the same rows of %s', async (_, pageSize) => {
  await foldInto(house, SHADOW, pageSize);
  expect(await checksums(house.database.pool, SHADOW)).toEqual(living);
});

it('makes the same rows when it is begun again at random points, remembering nothing', async () => {
  const pageSize = () => 1 + random.int(60);
  await foldInto(house, SHADOW, pageSize, () => random.int(2) === 0);
  expect(await checksums(house.database.pool, SHADOW)).toEqual(living);
  await foldInto(house, SHADOW, pageSize, () => true);
  expect(await checksums(house.database.pool, SHADOW)).toEqual(living);
});

it('counts what stands', async () => {
  const wrong = await house.database.pool.query(
    `select p.id from read_model.person p where
      p.follower_count <> (select count(*) from read_model.follow f where f.target_kind = 'user' and f.target_id = p.id) or
      p.bookmark_count <> (select count(*) from read_model.bookmark b where b.user_id = p.id) or
      p.article_count <> (select count(*) from read_model.article a where a.owner_kind = 'user' and a.owner_id = p.id) or
      p.use_service_count <> (select count(*) from read_model.usage u where u.holder_kind = 'user' and u.holder_id = p.id and u.verdict is distinct from 'hidden')
     union all select c.id from read_model.company c where
      c.used_by_count <> (select count(*) from read_model.usage u where u.holder_kind = 'company' and u.service_id = c.id and u.verdict is distinct from 'hidden')`,
  );
  expect(wrong.rows).toEqual([]);
});
