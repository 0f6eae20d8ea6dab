import { describe, expect, it } from 'vitest';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readList } from './read-list.ts';

const FOLLOWERS = { few: 12, many: 34_567, some: 890 } as const;
const URL = '/api/users/username/name-mio/services';

/** Three services of Mio's, of which Sora uses one as well. */
const api = apiTestAppPerFile(async (write) => {
  for (const [id, follower] of Object.entries(FOLLOWERS)) {
    await write.company(id);
    await write.followers(id, follower);
    await write.usage({ kind: 'user', id: 'mio' }, id, 'private');
  }
  await write.usage({ kind: 'user', id: 'sora' }, 'some', 'company');
});

describe('the services of a person', () => {
  it('are sorted by followers', async () => {
    expect((await readList(api, `${URL}?sort=TWITTER`)).ids).toEqual(['many', 'some', 'few']);
    expect((await readList(api, URL)).ids).toEqual(['many', 'some', 'few']);
  });

  it('have their social accounts with followers', async () => {
    const { rows } = await readList(api, URL);
    expect(rows.map(({ id, sns }) => [id, sns])).toEqual(
      (['many', 'some', 'few'] as const).map((id) => [
        id,
        expect.objectContaining({
          twitter: expect.objectContaining({ value: `@${id}`, follower: FOLLOWERS[id] }),
        }),
      ]),
    );
  });

  it('are filtered by whether the reader uses them too', async () => {
    const seen = async (obtained: string) => {
      const { ids, total } = await readList(api, `${URL}?obtained=${obtained}`, 'general');
      expect(ids).toHaveLength(total);
      return ids;
    };
    expect(await seen('obtained')).toEqual(['some']);
    expect(await seen('not-obtained')).toEqual(['many', 'few']);
  });
});
