import {
  type CompanySections,
  catalogueLabel,
  countryLabel,
  type FacetValues,
  HIRING,
  ownKeys,
  prefectureOf,
  serviceCategoryLabels,
  sizeBucket,
  stackLabels,
  teamTraits,
  workingEnvironmentLabel,
} from '@meikan/domain';
import type { CompanyRow } from '../../read-model/tables/company.table.ts';
import { type Document, labelsOf, present, sentencesOf, type Telling, type ToldProvider } from './document.ts';

/** A company or service with what hangs on its page, and who offers it. */
export type ToldCompany = Telling<CompanyRow> & { readonly provider: ToldProvider | null };

export function companyDocument(row: ToldCompany): Document {
  const { sections } = row.state;
  const { basics } = sections;
  const hidden: ReadonlySet<number> = new Set(sections['hidden-tabs']);
  const shown = partsOf(row).filter(({ tab }) => tab === OVERVIEW || !hidden.has(tab));
  return {
    kind: basics.category.serviceType === 'business_company' ? 'company' : 'service',
    id: row.id,
    name: row.name,
    otherNames: [...sections['other-names']],
    ...(basics.reading ? { reading: basics.reading } : {}),
    tags: present([...labelsOf('industries', [row.industry]), ...sections['can-do']]),
    facts: shown.flatMap(({ facts }) => present(facts ?? [])),
    texts: shown.flatMap(({ texts }) => present(texts ?? [])),
    categoryPath: present([row.service_type, row.main_category, row.sub_category]),
    canDo: row.can_do_keys,
    ...(basics.mainUsage ? { mainUsage: basics.mainUsage } : {}),
    facets: facetsOf(row, hidden),
    followers: row.sns_follower,
    visitors: row.visitors,
    createdAt: row.registered_at,
    visibility: row.is_public ? 'everyone' : 'admins',
    visibleTo: [],
  };
}

function facetsOf({ industry, state: { sections } }: ToldCompany, hidden: ReadonlySet<number>): FacetValues {
  const size = sections['company-size'];
  const isHiring = (sections['opening-positions'] ?? 0) > 0;
  return {
    industry: present([industry]),
    prefecture: present([prefectureOf(sections.basics.location?.prefecture ?? '')]),
    size: present([size === null ? null : sizeBucket(size)]),
    stage: present([sections['startup-stage']]),
    listed: present([sections['listed-status']]),
    remote: hidden.has(WORKPLACE) ? [] : (sections['working-environments'].remote_work ?? []),
    hiring: isHiring ? [HIRING] : [],
  };
}

type Texts = readonly (string | null | undefined)[];
/** What stands in a tab of the page: where its owner does not show the tab, nobody finds the page by it. */
type Part = { readonly tab: number; readonly facts?: Texts; readonly texts?: Texts };

/** The tab that cannot be hidden. */
const OVERVIEW = 1;
const WORKPLACE = 16;

function partsOf(row: ToldCompany): readonly Part[] {
  const { sections } = row.state;
  const { mission, 'business-summary': business, support, help, 'company-appeal': appeals } = sections;
  const captions = business.serviceContentSummary.map(({ caption }) => caption);
  return [
    overview(sections),
    { tab: 34, texts: [business.backGroundSummary, ...captions] },
    { tab: 22, texts: [...mission.missions, ...mission.values] },
    { tab: 35, facts: appealLabels(sections), texts: appeals.map(({ text }) => text) },
    workplace(sections),
    engineers(sections),
    { tab: 3, texts: sections['good-points'] },
    { tab: 31, texts: [support.updateSupport] },
    { tab: 32, texts: sections.roadmap.map(({ text }) => text) },
    { tab: 33, texts: help.flatMap(({ title, text }) => [title, text]) },
    usages(row),
    { tab: OVERVIEW, facts: [row.provider?.name, row.provider?.place], texts: [row.provider?.description] },
    { tab: 11, texts: sentencesOf(row.items) },
  ];
}

/** The years in which an era begins, the latest first. */
const ERAS = [
  ['令和', 2019],
  ['平成', 1989],
  ['昭和', 1926],
  ['大正', 1912],
  ['明治', 1868],
] as const;

/** `1989年（平成元年）`: people remember either. */
function inBothCalendars(year: number): string {
  const [era, first] = ERAS.find(([, begun]) => begun <= year) ?? [];
  if (era === undefined || first === undefined) return `${year}年`;
  return `${year}年（${era}${year === first ? '元' : year - first + 1}年）`;
}

const FOR_WHOM = { company: '法人向け', private: '個人向け' } as const;

/** What a page is, where and since when. */
function overview(sections: CompanySections): Part {
  const { basics, ceo, description, 'company-history': history, achievements } = sections;
  const { category, location, headQuarterCountryCode: country, mainUsage, founded, siteName } = basics;
  const size = sections['company-size'];
  const bucket = size === null ? null : sizeBucket(size);
  return {
    tab: OVERVIEW,
    facts: [
      ...serviceCategoryLabels(category),
      location && `${location.prefecture}${location.city ?? ''}`,
      country === null || country === 'JP' ? null : countryLabel(country),
      mainUsage && FOR_WHOM[mainUsage],
      founded && `${inBothCalendars(Number(founded.slice(0, 4)))}創業`,
      bucket && `従業員${size}人（${catalogueLabel('company_size_buckets', bucket)}名）`,
      ...labelsOf('listed_statuses', [sections['listed-status']]),
      ...labelsOf('funding_stages', [sections['startup-stage']]),
      (sections['opening-positions'] ?? 0) > 0 ? '採用中' : null,
      ceo?.name,
      siteName,
    ],
    texts: [
      description.description,
      description.text,
      sections['why-work-here'],
      ...[...history, ...achievements].map(({ text }) => text),
    ],
  };
}

const appealLabels = (sections: CompanySections): string[] =>
  labelsOf(
    'company_appeal_tags',
    sections['company-appeal'].map(({ tag }) => tag),
  );

/** What it is like to work there. */
function workplace(sections: CompanySections): Part {
  const environments = sections['working-environments'];
  return {
    tab: WORKPLACE,
    facts: [
      ...ownKeys(environments).flatMap((group) =>
        environments[group].map((option) => workingEnvironmentLabel(group, option)),
      ),
      ...teamTraits(sections['team-characteristics']),
    ],
  };
}

function engineers(sections: CompanySections): Part {
  const hiring = sections['engineer-hiring-info'];
  return {
    tab: 28,
    facts: stackLabels(hiring?.stack ?? []),
    texts: [hiring?.text, sections['engineer-organization']],
  };
}

/** A page may keep to itself what it uses. */
function usages(row: Telling<CompanyRow>): Part {
  const told = row.state.sections.basics.hideUsedService ? [] : row.usages;
  return { tab: 5, facts: told.map(({ name }) => name), texts: told.map(({ comment }) => comment) };
}
