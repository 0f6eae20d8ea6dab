import { keyIn } from '../catalogues/catalogues.ts';
import { isCountryCode } from '../catalogues/countries.ts';
import type { CompanyId } from '../kernel/ids.ts';
import { isId } from '../kernel/ids.ts';
import { type Check, type Checked, invalid, valid } from '../validation/checked.ts';
import { distinct, list, nullable, record } from '../validation/combinators.ts';
import { calendarDate, yearMonth } from '../validation/dates.ts';
import { limits } from '../validation/limits.ts';
import { integer } from '../validation/numbers.ts';
import { line, optionalLine, optionalParagraph } from '../validation/text.ts';
import { imageAddress, optionalUrl, safeUrl } from '../validation/url.ts';
import type * as Values from './section-values.ts';

/** Rules of the profile's sections: rows lacking a required value are dropped, not refused. */
const supplementalLinks = list<Values.SupplementalLink>(
  record({ name: line(limits.linkName), url: safeUrl }),
  limits.supplementalLinks,
  ({ name, url }) => name.trim() !== '' && url.trim() !== '',
);

export const variousLinks: Check<readonly Values.Link[]> = list(
  record<Values.Link>({ linkName: line(limits.linkName), linkUrl: safeUrl }),
  limits.links,
  ({ linkName, linkUrl }) => linkName.trim() !== '' && linkUrl.trim() !== '',
);

const entityId: Check<CompanyId> = (id) => (isId(id) ? valid(id) : invalid('not-an-id'));

const duration: Check<Values.Duration> = (value) => {
  const checked = record<Values.Duration>({ start: nullable<string>(yearMonth), end: nullable<string>(yearMonth) })(
    value,
  );
  if (!checked.ok) return checked;
  const { start, end } = checked.value;
  return start !== null && end !== null && end < start ? invalid('ends-before-start', 'end') : checked;
};

export const workExperiences: Check<readonly Values.WorkExperience[]> = list(
  record<Values.WorkExperience>({
    companyId: nullable(entityId),
    companyName: optionalLine(limits.shortText),
    jobTitle: optionalLine(limits.shortText),
    jobOverview: optionalParagraph(limits.paragraph),
    duration,
  }),
  limits.workExperiences,
  ({ companyId, companyName }) => companyId !== null || (companyName ?? '').trim() !== '',
);

export const casualTalk = nullable(
  record<Values.CasualTalk>({
    link: optionalUrl,
    linkImgUrl: nullable(imageAddress),
    topic: optionalLine(limits.description),
  }),
);

export const meetyInfo = nullable(
  record<Values.MeetyInfo>({ meetyImgUrl: nullable(imageAddress), meetyLink: optionalUrl }),
);

export const contactDm = nullable(
  record<Values.ContactDm>({
    communicationType: keyIn('communication_types'),
    preferContactMethod: keyIn('contact_methods'),
    supplementalLinks,
  }),
);

export const jobOffer = nullable(
  record<Values.JobOffer>({
    jobType: keyIn('side_job_types'),
    preferContactMethod: keyIn('contact_methods'),
    supplementalLinks,
  }),
);

export const investmentSupport = nullable(
  record<Values.InvestmentSupport>({
    mainIndividualInvestment: nullable(keyIn('investment_types')),
    investingSituation: nullable(keyIn('investing_situations')),
    interestedField: optionalLine(limits.description),
    whatCanProvide: distinct(keyIn('investor_supports'), limits.links),
    preferContactMethod: nullable(keyIn('contact_methods')),
  }),
);

export const readingResources: Check<readonly Values.ReadingResource[]> = list(
  record<Values.ReadingResource>({
    name: line(limits.job),
    category: keyIn('reading_resource_categories'),
    url: optionalUrl,
    comment: optionalParagraph(limits.comment),
  }),
  limits.readingResources,
  ({ name }) => name.trim() !== '',
);

export const categoryLevels: Check<readonly Values.CategoryLevel[]> = list(
  record<Values.CategoryLevel>({ category: keyIn('interest_categories'), level: keyIn('experience_levels') }),
  limits.categoryLevels,
);

export const schools: Check<readonly string[]> = list(line(limits.school), limits.schools, (row) => row.trim() !== '');

export const countryCode: Check<string> = (code) => (isCountryCode(code) ? valid(code) : invalid('unknown-key'));

function snsAccount(value: Check<string>): Check<Values.SnsAccount | null> {
  const account = record<Values.SnsAccount>({
    label: line(limits.snsLabel),
    value,
    follower: nullable(integer(0, limits.followers)),
    confirmedDate: nullable<string>(calendarDate),
  });
  return (given): Checked<Values.SnsAccount | null> =>
    given === null || given.value.trim() === '' ? valid(null) : account(given);
}

/** An account elsewhere: an address where it names a scheme, else a handle that can be no address. */
const handleElsewhere: Check<string> = (text) => {
  if (text.includes(':') || text.includes('/')) return safeUrl(text);
  return line(limits.snsValue)(text);
};

export const snsChecks: { readonly [K in keyof Values.Sns]: Check<Values.Sns[K]> } = {
  website: snsAccount(safeUrl),
  twitter: snsAccount(handleElsewhere),
  facebook: snsAccount(handleElsewhere),
  instagram: snsAccount(handleElsewhere),
};

export const noSns: Values.Sns = { website: null, twitter: null, facebook: null, instagram: null };
