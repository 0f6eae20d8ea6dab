import { listBookmarks, listFollowing } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { openPage } from '../../app/testing/open-page.tsx';
import { hear } from '../../app/testing/play.ts';
import { accountOf, presentSession } from '../../session/session.ts';
import { cacheFor } from './lazy-cache.ts';

test.each([
  ['of a member', 'general', 1],
  ['of an administrator', 'admin', 1],
  ['of a business account, which has none', 'business', 0],
] as const)('look-over: asks for stars and follows %s', async (_, as, times) => {
  await openPage('/terms', { as });
  const id = accountOf(presentSession()) ?? '';
  const lists = [hear(listBookmarks), hear(listFollowing)];
  await (await cacheFor(id)).lookOver();
  for (const asked of lists) {
    const whole = asked.filter(({ query }) => query.limit === 50);
    expect(whole.map(({ viewer, params }) => ({ viewer, ...params }))).toEqual(Array(times).fill({ viewer: as, id }));
  }
});
