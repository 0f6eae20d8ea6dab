import { limits } from '@meikan/domain';
import {
  allCountries,
  amount,
  area,
  flag,
  line,
  link,
  needed,
  ofCatalogue,
  select,
} from '../../../../editing/form/build.ts';
import { pictureShapes } from '../../../../ui/index.ts';
import * as choices from '../choices.ts';
import { controlTexts as texts } from '../controls.texts.ts';
import type { SomeControls } from '../section-fields.ts';

const { basics, ceo } = texts;

/** The head of a page, and its facts. */
export const headControls = {
  logo: { kind: 'picture', label: basics.logo, shape: pictureShapes.square },
  name: needed(basics.name, limits.shortText),
  reading: line(basics.reading, limits.shortText),
  category: { ...select(basics.category, choices.serviceCategories), required: true },
  website: link(basics.website),
  location: {
    kind: 'parts',
    nullable: true,
    parts: { prefecture: needed(basics.prefecture, limits.reading), city: line(basics.city, limits.reading) },
  },
  headQuarterCountryCode: select(basics.country, allCountries),
  founded: { kind: 'month', label: basics.founded },
  siteName: line(basics.siteName, limits.name),
  mainUsage: select(basics.mainUsage, choices.mainUsages),
  hideUsedService: flag(basics.hideUsedService),
  description: area(texts.description.short, limits.description, 3),
  companyDescription: area(texts.description.long, limits.longText, 8),
  otherName: {
    kind: 'lines',
    label: texts.otherName.label,
    most: limits.shortText,
    rows: limits.otherNames,
    add: texts.otherName.add,
  },
  companyCEO: {
    kind: 'parts',
    nullable: true,
    needs: ['name'],
    parts: {
      name: { ...needed(ceo.name, limits.name), help: ceo.help },
      reading: line(ceo.reading, limits.reading),
      role: select(ceo.role, ofCatalogue('executive_roles')),
    },
  },
  compRetirementRate: { ...amount(texts.retirementRate), decimal: true },
  listedStatus: select(texts.listedStatus, ofCatalogue('listed_statuses')),
  companyIndustry: select(texts.industry, ofCatalogue('industries')),
  startupStage: select(texts.startupStage, ofCatalogue('funding_stages')),
  companySize: amount(texts.companySize),
  canDo: { kind: 'tags', ...texts.canDo, most: limits.canDo, suggested: 'can_do_tag_seeds' },
  openingPositions: amount(texts.openingPositions),
  appStoreLink: link(texts.appLinks.appStore),
  googlePlayLink: link(texts.appLinks.googlePlay),
} satisfies SomeControls;
