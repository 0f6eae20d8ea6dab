import { keyIn } from '../catalogues/catalogues.ts';
import { isProgrammingTool, isServiceCategory } from '../catalogues/service-taxonomy.ts';
import {
  isWorkingEnvironmentOption,
  optionLimit,
  type WorkingEnvironmentGroup,
} from '../catalogues/working-environments.ts';
import { type CompanyId, isId } from '../kernel/ids.ts';
import { type Check, invalid, valid } from '../validation/checked.ts';
import { distinct, list, nullable, record } from '../validation/combinators.ts';
import { yearMonth } from '../validation/dates.ts';
import { limits } from '../validation/limits.ts';
import { decimal, integer } from '../validation/numbers.ts';
import { line, optionalLine, optionalParagraph } from '../validation/text.ts';
import { imageAddress, optionalUrl, safeUrl } from '../validation/url.ts';
import type * as Values from './section-values.ts';

/** Rules of the sections of a company's page; rows lacking a required value are dropped, not refused. */
export const serviceCategory: Check<Values.ServiceCategory> = (category) =>
  isServiceCategory(category) ? valid(category) : invalid('unknown-key');

export const companyRef: Check<CompanyId> = (id) => (isId(id) ? valid(id) : invalid('not-an-id'));

export const location = nullable(
  record<Values.Location>({ prefecture: line(limits.reading), city: optionalLine(limits.reading) }),
);

export const mainUsage: Check<Values.MainUsage | null> = (usage) =>
  usage === null || usage === 'private' || usage === 'company' ? valid(usage) : invalid('unknown-key');

export const mission = record<Values.CompanyMission>({
  missions: list(line(limits.description), limits.missions, isFilled),
  values: list(line(limits.description), limits.missions, isFilled),
  photos: list(imageAddress, limits.otherPhotos),
});

export const ceo = nullable(
  record<Values.CompanyCeo>({
    role: nullable(keyIn('executive_roles')),
    name: line(limits.name),
    reading: optionalLine(limits.reading),
  }),
);

export const engineerHiring = nullable(
  record<Values.EngineerHiringInfo>({
    stack: distinct((key) => (isProgrammingTool(key) ? valid(key) : invalid('unknown-key')), limits.listItems),
    text: optionalParagraph(limits.paragraph),
  }),
);

export const businessSummary = record<Values.BusinessSummary>({
  backGroundSummary: optionalParagraph(limits.paragraph),
  serviceContentSummary: list(
    record<Values.ServiceContent>({ caption: line(limits.shortText), url: optionalUrl }),
    limits.links,
    ({ caption }) => isFilled(caption),
  ),
  photos: list(imageAddress, limits.otherPhotos),
});

export const appeals = list(
  record<Values.CompanyAppeal>({ tag: keyIn('company_appeal_tags'), text: optionalParagraph(limits.paragraph) }),
  limits.appeals,
);

export const history = list(
  record<Values.HistoryRow>({ date: yearMonth, text: line(limits.description) }),
  limits.historyRows,
  ({ text }) => isFilled(text),
);

export const hiringPresentations = list(
  record<Values.HiringPresentation>({ title: optionalLine(limits.shortText), url: safeUrl }),
  limits.links,
  ({ url }) => isFilled(url),
);

export const previousCompanies = list(
  record<Values.PreviousCompany>({
    companyId: nullable(companyRef),
    companyName: line(limits.shortText),
    count: integer(1, limits.headcount),
  }),
  limits.listItems,
  ({ companyName }) => isFilled(companyName),
);

export const changeJobLog = list(
  record<Values.ChangeJobEntry>({
    jobPeriod: optionalLine(limits.shortText),
    pastJobOverview: optionalParagraph(limits.paragraph),
    currentJobOverview: optionalParagraph(limits.paragraph),
    opinionAboutCompany: optionalParagraph(limits.paragraph),
    opinionOverall: optionalParagraph(limits.paragraph),
  }),
  limits.listItems,
);

const paymentWays: readonly Values.PaymentWay[] = ['Onetime', 'Monthly', 'PayPerUse'];
const paymentWay: Check<Values.PaymentWay> = (way) => (paymentWays.includes(way) ? valid(way) : invalid('unknown-key'));

export const feePlans = list(
  record<Values.FeePlan>({
    name: line(limits.shortText),
    fee: nullable(integer(0, limits.fee)),
    paymentWay,
    numberMonth: nullable(integer(1, limits.contractMonths)),
    areaLabel: optionalLine(limits.name),
    tagName: optionalLine(limits.tag),
  }),
  limits.feePlans,
  ({ name }) => isFilled(name),
);

export const helpTopics = list(
  record<Values.HelpTopic>({
    title: line(limits.shortText),
    text: optionalParagraph(limits.paragraph),
    url: optionalUrl,
  }),
  limits.links,
  ({ title }) => isFilled(title),
);

export const photos = list(imageAddress, limits.otherPhotos);

const percent = integer(0, 100);
/** Percentages of the levels 1 to 5; null, or whole numbers that sum up to 100. */
export const levelPercentages: Check<Values.LevelPercentages | null> = (levels) => {
  if (levels === null) return valid(null);
  const wrong = levels.map(percent).find((checked) => !checked.ok);
  if (wrong !== undefined && !wrong.ok) return wrong;
  return levels.reduce((sum, level) => sum + level, 0) === 100 ? valid(levels) : invalid('sum-not-100');
};

export const teamAxis: Check<number | null> = nullable(integer(1, 5));
export const percentage: Check<number | null> = nullable(decimal(0, 100));
export const count: Check<number | null> = nullable(integer(0, limits.headcount));

export function environment(group: WorkingEnvironmentGroup): Check<readonly string[]> {
  const option: Check<string> = (key) => (isWorkingEnvironmentOption(group, key) ? valid(key) : invalid('unknown-key'));
  return distinct(option, optionLimit(group));
}

export const flag: Check<boolean> = (value) => valid(value);

function isFilled(text: string): boolean {
  return text.trim() !== '';
}
