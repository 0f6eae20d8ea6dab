import { beforeAll, expect, it } from 'vitest';
import { apiTestAppPerFile } from '../test-app/per-file.ts';

const api = apiTestAppPerFile((write) => write.company('orchard', { name: '林檎屋' }));

/** More pages than the search looks at, in the index alone. */
beforeAll(async () => {
  const { rows } = await api.pool.query<{ name: string }>(`
    select attname as name from pg_attribute
    where attrelid = 'search.doc'::regclass and attnum > 0 and not attisdropped and attname <> 'id'`);
  const columns = rows.map(({ name }) => name).join(', ');
  await api.pool.query(`
    insert into search.doc (id, ${columns})
    select id || number, ${columns} from search.doc, generate_series(1, 2000) as number where id = 'orchard'`);
});

it.each(['search', 'company/search'])(
  'a list of more pages than are looked at says that there may be more: %s',
  async (path) => {
    const { headers } = await api.ask('anonymous', { url: `/api/${path}?search=林檎屋` });
    expect([headers.total, headers['lower-bound']]).toEqual(['2000', 'total,counter']);
  },
);
