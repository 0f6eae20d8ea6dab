import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { jsonAt, textAt } from './json-at.ts';
import { readTable } from './read-table.ts';

const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const p = readTable('person', 'p');

// Whether something compiles is judged by `npm run check`: it fails where the line beneath `@ts-expect-error` does.

describe('a table under an alias', () => {
  test('the table and its columns are written into raw SQL, values are bound', () => {
    const { sql: written, parameters } =
      sql`select ${p.id}, ${p.name} from ${p} where ${p.username} = ${'mio'}`.compile(db);
    expect(written).toBe('select p.id, p.name from read_model.person p where p.username = $1');
    expect(parameters).toEqual(['mio']);
  });

  test('a table or column that is not there does not compile', () => {
    // @ts-expect-error the read model has no such table
    expect(() => readTable('nobody', 'n')).toThrow('the read model has no table nobody');
    // @ts-expect-error a person has no such column
    expect(p.nickname).toBeUndefined();
  });
});

describe('a part of a JSON column', () => {
  test('it is read as JSON or as text, however deep it stands', () => {
    const written = (part: ReturnType<typeof sql>) => sql`${part}`.compile(db).sql;
    expect(written(jsonAt(p.state, 'sections', 'sns'))).toBe(`p.state->'sections'->'sns'`);
    expect(written(textAt(p.state, 'sections', 'basics', 'avatar'))).toBe(`p.state->'sections'->'basics'->>'avatar'`);
    expect(written(textAt(p.state, 'joinedAt'))).toBe(`p.state->>'joinedAt'`);
  });

  test('a path that its type does not know does not compile', () => {
    const refused = [
      // @ts-expect-error sections have no such name
      jsonAt(p.state, 'sections', 'nothing'),
      // @ts-expect-error a text has no parts
      textAt(p.state, 'joinedAt', 'length'),
      // @ts-expect-error a path leads somewhere
      jsonAt(p.state),
    ];
    expect(refused).toHaveLength(3);
  });
});
