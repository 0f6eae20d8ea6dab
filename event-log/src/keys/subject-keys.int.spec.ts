import { randomBytes } from 'node:crypto';
import { type Database, migrate, openDatabase } from '@meikan/platform';
import { createTestDatabase, eventually, type TestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SubjectErased } from '../faults.ts';
import { eventLogMigrations } from '../postgres/migrations.ts';
import { parseKek } from './key-wrap.ts';
import { createPostgresSubjectKeys } from './postgres-subject-keys.ts';
import type { SubjectKeys } from './subject-keys.ts';

describe('keys per person in PostgreSQL', () => {
  const kek = randomBytes(32);
  let place: TestDatabase;
  let database: Database;
  const open = (key = kek, freshMs = 30_000): SubjectKeys =>
    createPostgresSubjectKeys({ pool: database.pool, kek: key, freshMs });

  beforeAll(async () => {
    place = await createTestDatabase();
    database = openDatabase({ url: place.url, poolSize: 8, applicationName: 'keys' });
    await migrate(database.pool, { schema: 'event_log', migrations: eventLogMigrations });
  });
  afterAll(async () => {
    await database.end();
    await place.drop();
  });

  it('creates one key per person for concurrent requests', async () => {
    const asked = Array.from({ length: 10 }, () => open().keyFor('one'));
    const keys = new Set((await Promise.all(asked)).map((key) => key.toString('hex')));
    expect(keys.size).toBe(1);
    expect((await open().keyFor('two')).toString('hex')).not.toBe([...keys][0]);
  });

  it('stores no key in plain text, and opens none with another key of keys', async () => {
    const key = await open().keyFor('sealed');
    const { rows } = await database.pool.query('select wrapped from event_log.subject_key where subject = $1', [
      'sealed',
    ]);
    expect(rows[0].wrapped.includes(key)).toBe(false);
    await expect(open(randomBytes(32)).keyFor('sealed')).rejects.toThrow();
  });

  it('destroys a key for ever, at once in its own process and in others when their copy is stale', async () => {
    const [here, there] = [open(), open(kek, 1)];
    await here.keyFor('gone');
    await there.keyFor('gone');
    await here.destroy('gone');
    await here.destroy('gone');
    await eventually(async () => (await there.keysOf(new Set(['gone']))).get('gone') === null);
    for (const keys of [here, there, open()]) {
      expect((await keys.keysOf(new Set(['gone']))).get('gone')).toBeNull();
      await expect(keys.keyFor('gone')).rejects.toBeInstanceOf(SubjectErased);
    }
  });

  it('marks a person without a key, so that none is created', async () => {
    await open().destroy('never-seen');
    await expect(open().keyFor('never-seen')).rejects.toBeInstanceOf(SubjectErased);
    expect((await open().keysOf(new Set(['unknown']))).size).toBe(0);
  });

  it('lists whose key was destroyed, with or without one before, in the order of their end', async () => {
    const keys = open();
    for (const subject of ['b-listed', 'a-listed', 'still-there']) await keys.keyFor(subject);
    for (const subject of ['b-listed', 'a-listed', 'c-listed', 'b-listed']) await keys.destroy(subject);
    const listed = (await keys.destroyed()).filter((subject) => /listed|there/.test(subject));
    expect(listed).toEqual(['b-listed', 'a-listed', 'c-listed']);
  });

  it('accepts only 32 bytes as key of keys', () => {
    expect(parseKek(kek.toString('base64'))).toEqual(kek);
    expect(parseKek(kek.toString('base64url'))).toEqual(kek);
    expect(() => parseKek('too short')).toThrow(TypeError);
  });
});
