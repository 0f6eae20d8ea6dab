import type { Writer } from '../test-app/write-directory.ts';

/** What the examples speak of: Mio's things, the page of Tsubame that she and the firm own, and things of nobody's. */
export const things = {
  profile: 'mio',
  company: 'tsubame',
  service: 'kikitome',
  target: 'nobody',
  shared: 'shared',
  question: 'growth',
} as const;

export async function writeThings(write: Writer): Promise<void> {
  await write.person(things.target);
  for (const id of [things.company, 'rivalry']) await write.company(id);
  await write.company(things.service, { providedBy: things.company });
  await write.owner(things.company, 'mio');
  await write.owner(things.company, 'firm');
  await write.owner('rivalry', 'rival');
  await write.assign('firm', things.company);
  await write.member(things.company, 'staff', 'NOW-MEMBER');
  await write.assign('rival', 'rivalry');
  await write.question(things.question);
  await write.article(things.shared, { kind: 'company', id: things.service }, { category: 'tech_blog' });
}
