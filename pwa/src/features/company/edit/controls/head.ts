import { amount, area, flag, line, lines, link, month, needed, select } from '../../../../editing/form/build.ts';
import { pictureShapes } from '../../../../ui/index.ts';
import * as choices from '../choices.ts';
import { controlTexts as texts } from '../controls.texts.ts';
import type { SomeControls } from '../section-fields.ts';

/** The head of a page, and its facts. */
export const headControls = {
  logo: { kind: 'picture', shape: pictureShapes.square },
  name: needed,
  reading: line,
  category: { ...select, groups: choices.serviceCategories, required: true },
  website: link,
  location: { kind: 'parts', nullable: true, parts: { prefecture: needed, city: line } },
  headQuarterCountryCode: select,
  founded: month,
  siteName: line,
  mainUsage: { ...select, groups: choices.mainUsages },
  hideUsedService: flag(texts.hideUsedService),
  description: area(3),
  companyDescription: area(8),
  otherName: lines,
  companyCEO: {
    kind: 'parts',
    nullable: true,
    needs: ['name'],
    parts: { name: { ...needed, help: texts.ceoHelp }, reading: line, role: select },
  },
  compRetirementRate: { ...amount, decimal: true },
  listedStatus: select,
  companyIndustry: select,
  startupStage: select,
  companySize: amount,
  canDo: { kind: 'tags', suggested: 'can_do_tag_seeds' },
  openingPositions: amount,
  appStoreLink: link,
  googlePlayLink: link,
} satisfies SomeControls;
