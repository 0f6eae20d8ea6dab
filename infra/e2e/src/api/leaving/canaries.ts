import type { Writer } from '../test-app/write-directory.ts';

/** A word like no other, which folds for the search as it is. */
const canary = (number: number): string => `canary${String(number).padStart(2, '0')}q`;

/** How many words stand for what somebody says of themselves. */
export const CANARIES = 50;
/** So many of them are replaced by others afterwards: the log alone holds them. */
export const REPLACED = 3;
export const canaries: readonly string[] = Array.from({ length: CANARIES }, (_, index) => canary(index + 1));

/** Lets somebody write each of the canaries once, wherever people write. @throws Error when it needs more or fewer */
export async function writeCanaries(write: Writer, who: string): Promise<void> {
  let written = 0;
  const word = () => {
    written += 1;
    return canary(written);
  };
  const address = () => `https://${word()}.example/`;
  await writeProfile(write, who, word, address);
  const owner = { kind: 'user', id: who } as const;
  await write.article('edited', owner, { category: 'private_blog_diary', name: word(), tags: [word(), word()] });
  const edited = { articleName: word(), articleUrl: address(), articleWebsite: word(), recommendTxt: word() };
  await write.editArticle('edited', { ...edited, tags: [word()] });
  await write.article('restored', owner, { category: 'private_blog_diary', name: word() });
  await write.removeArticle('restored');
  await write.restoreArticle('restored');
  await write.usage(owner, 'kazaguruma', 'private', word());
  await write.answer('growth', owner, { text: word() });
  await write.report(who, 'kazaguruma', word());
  await write.feed('feed', owner, { name: word(), rssName: word(), url: `http://${word()}.example/feed` });
  if (written !== CANARIES) throw new Error(`${written} canaries were written`);
}

async function writeProfile(write: Writer, who: string, word: () => string, address: () => string): Promise<void> {
  const account = (value: string) => ({ label: word(), value, follower: null, confirmedDate: null });
  const contact = { preferContactMethod: 'form', supplementalLinks: [{ name: word(), url: address() }] } as const;
  await write.profile(who, {
    section: 'basics',
    value: {
      ...{ name: word(), reading: word(), introduction: word(), job: word(), workFor: word(), livingAddress: word() },
      ...{ companyWebsite: address(), hiringUrl: address() },
    },
  });
  await write.profile(who, { section: 'sns', value: { website: account(address()), twitter: account(word()) } });
  await write.profile(who, { section: 'school-history', value: [word(), word(), word()] });
  await write.profile(who, { section: 'various-links', value: [{ linkName: word(), linkUrl: address() }] });
  const duration = { start: '2021-04', end: null };
  const job = () => ({ companyId: null, companyName: word(), jobTitle: word(), jobOverview: word(), duration });
  await write.profile(who, { section: 'work-experiences', value: [job(), job()] });
  await write.profile(who, { section: 'casual-talk', value: { link: address(), linkImgUrl: null, topic: word() } });
  await write.profile(who, { section: 'meety-info', value: { meetyImgUrl: null, meetyLink: address() } });
  await write.profile(who, { section: 'side-jobs', value: { jobType: 'design', ...contact } });
  await write.profile(who, {
    section: 'investment-support',
    value: {
      ...{ mainIndividualInvestment: null, investingSituation: null, interestedField: word() },
      ...{ whatCanProvide: [], preferContactMethod: null },
    },
  });
  const book = () => ({ name: word(), category: 'book', url: address(), comment: word() }) as const;
  await write.profile(who, { section: 'reading-resources', value: [book(), book()] });
}
