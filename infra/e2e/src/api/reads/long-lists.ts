import type { Writer } from '../test-app/write-directory.ts';

/** How many each list holds at least: more than a page. */
export const ITEMS = 13;

/** Writes lists of at least `ITEMS` around the company Tsubame and the person Mio. */
export async function writeLongLists(write: Writer): Promise<void> {
  await write.company('tsubame');
  await write.owner('tsubame', 'firm');
  for (let index = 0; index < ITEMS; index += 1) {
    const id = `n${String(index).padStart(2, '0')}`;
    await write.person(`p-${id}`);
    await write.company(`c-${id}`, { size: index * 40 + 5 });
    await write.usage({ kind: 'user', id: `p-${id}` }, 'tsubame', index % 3 === 0 ? 'company' : 'private');
    await write.usage({ kind: 'user', id: 'mio' }, `c-${id}`, index % 2 === 0 ? 'private' : 'company');
    await write.usage({ kind: 'company', id: 'tsubame' }, `c-${id}`, 'company-using');
    await write.usage({ kind: 'company', id: `c-${id}` }, 'tsubame', 'company-using');
    await write.relation('tsubame', `c-${id}`);
    await write.member('tsubame', `p-${id}`, index % 4 === 0 ? 'PASSED-MEMBER' : 'NOW-MEMBER');
    await write.member(`c-${id}`, 'mio', index % 2 === 0 ? 'NOW-MEMBER' : 'PASSED-MEMBER');
    await write.follow(`p-${id}`, 'mio');
    await write.follow('mio', `p-${id}`);
    const dated = index % 5 === 0 ? {} : { postedDate: `2026-10-${String(index + 1).padStart(2, '0')}` };
    const category = index % 2 === 0 ? 'private_blog_tech' : 'movie_seminar';
    await write.article(`u-${id}`, { kind: 'user', id: 'mio' }, { category, tags: ['本'], ...dated });
    await write.article(
      `k-${id}`,
      { kind: 'company', id: 'tsubame' },
      { category: 'tech_blog', tags: ['設計'], ...dated },
    );
    await write.bookmark('mio', `k-${id}`);
  }
  // Also entered from the other page: still one relation.
  await write.relation('c-n00', 'tsubame');
}
