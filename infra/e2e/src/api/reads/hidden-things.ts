import type { Writer } from '../test-app/write-directory.ts';

/** Writes a company that is not public, owned by the business account, and a person who is hidden, each amid what leads to them. */
export async function writeHiddenThings(write: Writer): Promise<void> {
  await write.company('shown', { name: '公開社' });
  await write.company('secret', { name: '非公開社', public: false });
  await write.owner('secret', 'firm');
  await write.assign('firm', 'secret');
  await write.person('hidden');
  await write.member('secret', 'mio', 'NOW-MEMBER');
  await write.member('shown', 'hidden', 'NOW-MEMBER');
  await write.article('of-secret', { kind: 'company', id: 'secret' }, { category: 'tech_blog', name: '秘密の記事' });
  await write.article(
    'of-hidden',
    { kind: 'user', id: 'hidden' },
    { category: 'private_blog_tech', name: '隠れた記事' },
  );
  for (const holder of ['mio', 'hidden'] as const) await write.usage({ kind: 'user', id: holder }, 'shown', 'private');
  await write.usage({ kind: 'user', id: 'mio' }, 'secret', 'private');
  await write.usage({ kind: 'company', id: 'secret' }, 'shown', 'company-using');
  await write.relation('shown', 'secret');
  await write.bookmark('mio', 'of-secret');
  await write.bookmark('mio', 'of-hidden');
  await write.follow('hidden', 'mio');
  await write.follow('mio', 'hidden');
  await write.hide('hidden', true);
}
