import type { CompanyFields } from '@meikan/contracts';
import { optionLimit, type WorkingEnvironmentGroup } from '@meikan/domain';
import type { FieldsSaid, SaidOfFields } from '../../../editing/form/said.ts';
import { pictureShapes } from '../../../ui/index.ts';
import * as choices from './choices.ts';
import { fieldTexts as texts } from './fields.texts.ts';
import { fieldsOfSection, type OwnSection } from './section-fields.ts';

/** What a company answers of its working environment: one answer, or several where they add up. */
function answers(group: WorkingEnvironmentGroup) {
  const groups = choices.environmentAnswers(group);
  return optionLimit(group) > 1 ? { groups } : ({ groups, single: true } as const);
}

/** What the forms of a page say of a field beside what its contract tells; of most there is nothing to say. */
const SAID = {
  logo: { shape: pictureShapes.square },
  category: { groups: choices.serviceCategories },
  mainUsage: { groups: choices.mainUsages },
  hideUsedService: { statement: texts.hideUsedService },
  companyCEO: { needs: ['name'], parts: { name: { help: texts.ceoHelp } } },
  compRetirementRate: { decimal: true },
  canDo: { suggested: 'can_do_tag_seeds' },
  changeJobLog: {
    help: texts.changeJobLogHelp,
    parts: {
      pastJobOverview: { rows: 2 },
      currentJobOverview: { rows: 2 },
      opinionAboutCompany: { rows: 2 },
      opinionOverall: { rows: 2 },
    },
  },
  employeePreviousCompanies: {
    needs: ['companyName'],
    parts: { companyId: { kept: true }, companyName: { idIn: 'companyId' } },
  },
  engineerLevelPercentages: { shares: { parts: choices.engineerLevels, sum: texts.sumOfLevels } },
  workingEnvironments: {
    parts: {
      remote_work: answers('remote_work'),
      work_style: answers('work_style'),
      holidays: answers('holidays'),
      overtime_engineer: answers('overtime_engineer'),
      overtime_business: answers('overtime_business'),
      turnover_rate: answers('turnover_rate'),
    },
  },
  engineerHiringInfo: { parts: { stack: { groups: choices.programmingTools } } },
  businessSummary: { parts: { serviceContentSummary: { needs: ['caption'] } } },
  companyAppeal: { needs: ['tag'], parts: { text: { rows: 3 } } },
  companyHistory: { needs: ['text'] },
  presentation: { help: texts.presentationHelp },
  hiringPresentations: { needs: ['url'] },
  companyHiringUrl: { help: texts.hiringSiteHelp },
  hiringUrl: { help: texts.applyHelp },
  hiddenTabs: { groups: choices.hideableTabs },
  coverPhoto: { shape: pictureShapes.banner },
  // Cut to the square of 420 px that pages show.
  otherPhotos: { shape: pictureShapes.square, cut: 'square' },
  feePlans: { needs: ['name'], help: texts.feePlansHelp, parts: { paymentWay: { groups: choices.paymentWays } } },
  inSupport: { statement: texts.inSupport },
  roadmap: { needs: ['text'] },
  helpTopics: { needs: ['title'], parts: { text: { rows: 3 } } },
  achievements: { needs: ['text'] },
} as const satisfies SaidOfFields<CompanyFields>;

const said: FieldsSaid = SAID;

/** The fields of a section's dialog, in their order. Who offers a service is not written there. */
export const fieldsOf = (section: Exclude<OwnSection, 'sns'>): FieldsSaid =>
  Object.fromEntries(
    fieldsOfSection(section)
      .filter((field) => field !== 'providedBy')
      .map((field) => [field, said[field] ?? {}]),
  );
