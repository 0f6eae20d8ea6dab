import { companyId, type ProfileSections, smallCatalogues } from '@meikan/domain';
import fc from 'fast-check';

const text = fc.constantFrom('澪', '決済の開発', 'つつじソフト');
const url = fc.constantFrom('https://mio.example/', 'https://sora.example/a?b=c');
const picture = fc.constantFrom('/images/user/mio-420.webp', 'https://pictures.example/a.png');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const some = <T>(value: fc.Arbitrary<T>) => fc.uniqueArray(value, { maxLength: 2 });
const key = <N extends keyof typeof smallCatalogues>(catalogue: N) => fc.constantFrom(...smallCatalogues[catalogue]);
const month = fc.constantFrom('2019-04', '2021-10');
const supplementalLinks = fc.array(fc.record({ name: text, url }), { maxLength: 2 });
const preferContactMethod = key('contact_methods');
const offer = maybe(fc.record({ jobType: key('side_job_types'), preferContactMethod, supplementalLinks }));
const day = fc.constantFrom(null, '2026-04-01');
const follower = maybe(fc.nat(1000));
const account = <V>(value: fc.Arbitrary<V>) => maybe(fc.record({ label: text, value, follower, confirmedDate: day }));
const elsewhere = account(fc.constantFrom('mio', 'https://x.example/mio'));

/** The companies that the work histories name. */
export const employers = [{ id: 'tsutsuji-soft', name: 'つつじソフト', logo: null }];
const duration = fc.record({ start: maybe(fc.constant('2018-01')), end: maybe(month) });
const work = fc
  .tuple(fc.boolean(), maybe(text), maybe(text), duration)
  .map(([inDirectory, jobTitle, jobOverview, during]) => ({
    companyId: inDirectory ? companyId('tsutsuji-soft') : null,
    companyName: inDirectory ? null : '屋台',
    jobTitle,
    jobOverview,
    duration: during,
  }));

const basics = fc.record({
  name: text,
  reading: maybe(text),
  introduction: maybe(text),
  job: maybe(text),
  profession: maybe(key('professions')),
  workFor: maybe(text),
  nationality: fc.constantFrom(null, 'JP'),
  livingAddress: maybe(text),
  companyWebsite: maybe(url),
  hiringUrl: maybe(url),
  avatar: maybe(picture),
});
const investmentSupport = fc.record({
  mainIndividualInvestment: maybe(key('investment_types')),
  investingSituation: maybe(key('investing_situations')),
  interestedField: maybe(text),
  whatCanProvide: some(key('investor_supports')),
  preferContactMethod: maybe(preferContactMethod),
});

/** Sections as the domain keeps them: cleaned, nothing said as null. */
export const sectionsKept: fc.Arbitrary<ProfileSections> = fc.record({
  basics,
  sns: fc.record({ website: account(url), twitter: elsewhere, facebook: elsewhere, instagram: elsewhere }),
  'school-history': some(text),
  'work-styles': some(fc.constant('full_remote')),
  hobbies: some(fc.constantFrom('onsen', 'hiking')),
  'various-links': fc.array(fc.record({ linkName: text, linkUrl: url }), { maxLength: 2 }),
  'work-experiences': fc.array(work, { maxLength: 3 }),
  'casual-talk': maybe(fc.record({ link: maybe(url), linkImgUrl: maybe(picture), topic: maybe(text) })),
  'meety-info': maybe(fc.record({ meetyImgUrl: maybe(picture), meetyLink: maybe(url) })),
  'contact-dm': maybe(
    fc.record({ communicationType: key('communication_types'), preferContactMethod, supplementalLinks }),
  ),
  'side-jobs': offer,
  'job-request': offer,
  'investment-support': maybe(investmentSupport),
  'reading-resources': fc.array(
    fc.record({ name: text, category: key('reading_resource_categories'), url: maybe(url), comment: maybe(text) }),
    { maxLength: 2 },
  ),
  'category-levels': fc.array(fc.record({ category: key('interest_categories'), level: key('experience_levels') }), {
    maxLength: 2,
  }),
  photos: fc.record({ bannerPhotos: some(picture), otherPhotos: some(picture) }),
});
