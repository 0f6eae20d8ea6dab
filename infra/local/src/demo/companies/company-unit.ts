import {
  type CompanyCommand,
  type CompanyFlag,
  catalogueLabel,
  companyId,
  type FreeSectionChange,
} from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { DEMO_ADMIN } from '../demo-accounts.ts';
import { roll } from '../dice.ts';
import type { PackCompany } from '../pack.ts';
import { companyLogo, coverOf, photosOf, summaryPhoto } from '../pictures/company-pictures.ts';
import { momentOf, road, type Unit } from '../step.ts';

/** `full` tells every section there is, `brief` what lists and search need. */
export type Depth = 'full' | 'brief';

/** Pages came into the directory from 2022 on, whenever the company itself was founded. */
export function listedAt(id: string): string {
  const month = 1 + roll(`listed month ${id}`, 12);
  const day = 1 + roll(`listed day ${id}`, 28);
  return `${2022 + roll(`listed year ${id}`, 4)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Tags are texts on the wire: the seeds' Japanese names. */
export function canDoLabels(keys: readonly string[]): readonly string[] {
  return keys.map((key) => catalogueLabel('can_do_tag_seeds', key) ?? key);
}

export const snsOf = ({ website, twitter, facebook, instagram }: PackCompany['sns']) => ({
  website: website ?? null,
  twitter: twitter ?? null,
  facebook: facebook ?? null,
  instagram: instagram ?? null,
});

function environments(told: PackCompany['workingEnvironment']) {
  const of = (group: string) => [told[group] ?? []].flat();
  return {
    remote_work: of('remote_work'),
    work_style: of('work_style'),
    holidays: of('holidays'),
    overtime_engineer: of('overtime_engineer'),
    overtime_business: of('overtime_business'),
    turnover_rate: of('turnover_rate'),
  };
}

/** Who they are. */
function identity(company: PackCompany): readonly FreeSectionChange[] {
  const { prefecture, city, founded, siteName, mission, values, otherName } = company;
  const basics = { location: { prefecture, city }, founded, siteName, headQuarterCountryCode: 'JP' };
  return [
    { section: 'basics', value: basics },
    { section: 'logo', value: companyLogo(company) },
    { section: 'cover-photo', value: coverOf(company) },
    { section: 'mission', value: { missions: [mission], values, photos: [] } },
    { section: 'other-names', value: otherName === null ? [] : [otherName] },
    { section: 'ceo', value: company.ceo },
    { section: 'listed-status', value: company.listedStatus },
    { section: 'industry', value: company.industry },
    { section: 'startup-stage', value: company.startupStage },
    { section: 'company-size', value: company.size },
    { section: 'company-history', value: company.companyHistory },
    { section: 'sns', value: snsOf(company.sns) },
  ];
}

/** What they do, and what it is like to work there. */
function work(company: PackCompany): readonly FreeSectionChange[] {
  return [
    { section: 'can-do', value: canDoLabels(company.canDo) },
    { section: 'business-summary', value: { ...company.businessSummary, photos: [summaryPhoto(company)] } },
    { section: 'company-appeal', value: company.companyAppeal },
    { section: 'engineer-hiring-info', value: company.engineerHiringInfo },
    { section: 'working-environments', value: environments(company.workingEnvironment) },
    { section: 'team-characteristics', value: company.teamCharacteristics },
    { section: 'opening-positions', value: company.openingPositions },
    { section: 'why-work-here', value: company.whyWorkHere },
    { section: 'other-photos', value: photosOf(company) },
  ];
}

const flag = (name: CompanyFlag, value: boolean): CompanyCommand => ({
  type: 'set-company-flag',
  data: { flag: name, value },
});

const verified: CompanyCommand = { type: 'set-company-verified', data: { verified: true, reason: null } };

/** What a generated page tells: enough for lists, cards and search. */
const BRIEF: ReadonlySet<FreeSectionChange['section']> = new Set([
  'basics',
  'logo',
  'cover-photo',
  'mission',
  'industry',
  'company-size',
  'can-do',
]);

function sections(company: PackCompany, depth: Depth): readonly CompanyCommand[] {
  return [...identity(company), ...work(company)]
    .filter(({ section, value }) => value !== null && (depth === 'full' || BRIEF.has(section)))
    .map((data) => ({ type: 'change-company-section', data }));
}

/** Only the switches that stand otherwise than on a new page. */
function switches(company: PackCompany, isPublic: boolean): readonly CompanyCommand[] {
  return [
    ...(isPublic ? [flag('public', true)] : []),
    ...(company.showOnSearchPage ? [] : [flag('show-on-search-page', false)]),
    ...(company.isHighlight ? [flag('highlight', true)] : []),
    ...(company.isVerified ? [verified] : []),
  ];
}

/** A company's page; whether it is public is decided by the import, not by the pack. */
export function companyUnit(company: PackCompany, page: { readonly isPublic: boolean; readonly depth: Depth }): Unit {
  const at = momentOf(listedAt(company.id));
  const stream = streams.company(companyId(company.id));
  const step = road({ stream, actor: { id: DEMO_ADMIN, role: 'admin' }, at });
  const { name, reading, website, description, serviceCategory } = company;
  const commands: readonly CompanyCommand[] = [
    {
      type: 'register-company',
      data: {
        companyId: companyId(company.id),
        name,
        reading,
        category: serviceCategory,
        website,
        description,
        registeredBy: DEMO_ADMIN,
        registeredAt: at,
      },
    },
    ...sections(company, page.depth),
    ...switches(company, page.isPublic),
  ];
  return { stage: 'companies', steps: commands.map(step) };
}
