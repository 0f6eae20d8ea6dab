import type { Company } from '@meikan/contracts';
import { STRIP_ORDER, TAB_CONTENT, TAB_GROUPS, type TabContent, type TabGroupName, type TabId } from './tab-table.ts';

export type CompanyTab = {
  readonly id: TabId;
  /** Left out where counting makes no sense, as for the mission. */
  readonly count: number | undefined;
  readonly empty: boolean;
};

const MOST_IN_STRIP = 10;
const GROUP_ORDER: readonly TabGroupName[] = ['know', 'work', 'read', 'ties'];

type Extent = number | boolean;

const SECTION_EXTENT = {
  mission: ({ companyMission }: Company) => companyMission !== null,
  environment: ({ workingEnvironments, teamCharacteristics }: Company) =>
    Object.keys(workingEnvironments).length || Object.keys(teamCharacteristics).length > 0,
  photos: ({ otherPhotos, pcServicePhotos, mobileServicePhotos, bannerPhotos }: Company) =>
    otherPhotos.length + pcServicePhotos.length + mobileServicePhotos.length + bannerPhotos.length,
  engineers: (company: Company) =>
    company.engineerHiringInfo !== null ||
    company.engineerOrganization !== null ||
    company.engineerLevelPercentages !== null ||
    company.employeePreviousCompanies.length > 0,
  summary: ({ businessSummary }: Company) => businessSummary !== null,
  appeal: ({ companyAppeal }: Company) => companyAppeal.length,
  feePlans: ({ feePlans }: Company) => feePlans.length,
  support: ({ inSupport, updateSupport }: Company) => inSupport || updateSupport !== null,
  roadmap: ({ roadmap }: Company) => roadmap.length,
  help: ({ helpTopics }: Company) => helpTopics.length,
} as const;

const LIST_EXTENT = {
  'company-use': ({ counts }: Company) => counts.usedBy,
  'company-using': ({ counts }: Company) => counts.usedServices,
  'company-relative': ({ counts }: Company) => counts.relatedCompanies,
} as const;

function extentOf(content: TabContent, company: Company): Extent {
  switch (content.kind) {
    case 'overview':
      return true;
    case 'users':
      return company.counts.users;
    case 'members':
      return company.counts.members;
    case 'companies':
      return LIST_EXTENT[content.list](company);
    case 'section':
      return SECTION_EXTENT[content.section](company);
    case 'content': {
      const key = content.filter.articleCategory ?? content.filter.mainCategory;
      return key === undefined ? company.counts.articles : (company.counts.contents[key] ?? 0);
    }
    case 'log':
      return (company.counts.contents[content.filter.articleCategory] ?? 0) + company.changeJobLog.length;
    case 'recommends':
      return company.counts.recommends + company.goodPointsByUsers.length;
    case 'questions':
      return company.counts.questions;
  }
}

/** A tab that its owner does not show is empty for everybody else; the overview always stands. */
function measure(id: TabId, company: Company, mayEdit: boolean): CompanyTab {
  const shown = mayEdit || id === 1 || !company.hiddenTabs.includes(id);
  const extent = shown && extentOf(TAB_CONTENT[id], company);
  return { id, count: typeof extent === 'number' && extent > 0 ? extent : undefined, empty: !extent };
}

/**
 * The tabs of a page: at most ten in the strip, the selected one always among them, and all of them in their groups.
 * Empty tabs are hidden from visitors; who may edit sees them marked (FACE.md, .tabs).
 */
export function companyTabs(company: Company, selected: TabId, mayEdit: boolean) {
  const tabs = new Map(STRIP_ORDER.map((id) => [id, measure(id, company, mayEdit)]));
  const filled = [...tabs.values()].filter(({ id, empty }) => !empty || id === selected);
  const first = filled.slice(0, MOST_IN_STRIP);
  const strip = first.some(({ id }) => id === selected)
    ? first
    : [...first.slice(0, -1), ...filled.filter(({ id }) => id === selected)];
  const groups = GROUP_ORDER.map((name) => ({
    name,
    tabs: TAB_GROUPS[name].flatMap((id) => tabs.get(id) ?? []).filter(({ empty }) => mayEdit || !empty),
  }));
  return { strip, groups: groups.filter((group) => group.tabs.length > 0) };
}
