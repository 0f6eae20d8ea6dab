import { limits } from '@meikan/domain';
import { amount, area, checks, line } from '../../../../editing/form/build.ts';
import * as choices from '../choices.ts';
import { controlTexts as texts } from '../controls.texts.ts';
import type { SomeControls } from '../section-fields.ts';
import { answers, axis, levels } from './build.ts';

const { previous, changeJobLog: log } = texts;

/** How it is to work there. */
export const workingControls = {
  whyWorkHere: area(texts.whyWorkHere, limits.longText, 8),
  changeJobLog: {
    kind: 'rows',
    label: log.label,
    help: log.help,
    most: limits.listItems,
    add: log.add,
    parts: {
      jobPeriod: line(log.jobPeriod, limits.shortText),
      pastJobOverview: area(log.pastJobOverview, limits.paragraph, 2),
      currentJobOverview: area(log.currentJobOverview, limits.paragraph, 2),
      opinionAboutCompany: area(log.opinionAboutCompany, limits.paragraph, 2),
      opinionOverall: area(log.opinionOverall, limits.paragraph, 2),
    },
  },
  employeePreviousCompanies: {
    kind: 'rows',
    label: previous.label,
    help: previous.help,
    most: limits.listItems,
    add: previous.add,
    needs: ['companyName'],
    parts: {
      companyName: { kind: 'company', label: previous.companyName, idIn: 'companyId', required: true },
      count: amount(previous.count),
      companyId: { kind: 'kept' },
    },
  },
  engineerLevelPercentages: { kind: 'shares', label: texts.levels.label, parts: levels, sum: texts.levels.sum },
  workingEnvironments: {
    kind: 'parts',
    parts: {
      remote_work: answers('remote_work'),
      work_style: answers('work_style'),
      holidays: answers('holidays'),
      overtime_engineer: answers('overtime_engineer'),
      overtime_business: answers('overtime_business'),
      turnover_rate: answers('turnover_rate'),
    },
  },
  engineerHiringInfo: {
    kind: 'parts',
    nullable: true,
    parts: {
      text: area(texts.engineerHiring.text, limits.paragraph, 6),
      stack: checks(texts.engineerHiring.stack, choices.programmingTools),
    },
  },
  engineerOrganization: area(texts.engineerOrganization, limits.longText, 8),
  teamCharacteristics: {
    kind: 'parts',
    parts: {
      speed_quality: axis('speed_quality'),
      bottom_up_top_down: axis('bottom_up_top_down'),
      individual_team: axis('individual_team'),
      document_talk: axis('document_talk'),
      calm_lively: axis('calm_lively'),
      generalist_specialist: axis('generalist_specialist'),
      challenge_steady: axis('challenge_steady'),
      data_intuition: axis('data_intuition'),
    },
  },
} satisfies SomeControls;
