import { amount, area, checks, line, rows, scale } from '../../../../editing/form/build.ts';
import * as choices from '../choices.ts';
import { controlTexts as texts } from '../controls.texts.ts';
import type { SomeControls } from '../section-fields.ts';
import { answers, levels } from './build.ts';

/** How it is to work there. */
export const workingControls = {
  whyWorkHere: area(8),
  changeJobLog: {
    kind: 'rows',
    help: texts.changeJobLogHelp,
    parts: {
      jobPeriod: line,
      pastJobOverview: area(2),
      currentJobOverview: area(2),
      opinionAboutCompany: area(2),
      opinionOverall: area(2),
    },
  },
  employeePreviousCompanies: rows(['companyName'], {
    companyName: { kind: 'company', idIn: 'companyId', required: true },
    count: amount,
    companyId: { kind: 'kept' },
  }),
  engineerLevelPercentages: { kind: 'shares', parts: levels, sum: texts.sumOfLevels },
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
    parts: { text: area(6), stack: { ...checks, groups: choices.programmingTools } },
  },
  engineerOrganization: area(8),
  teamCharacteristics: {
    kind: 'parts',
    parts: {
      speed_quality: scale,
      bottom_up_top_down: scale,
      individual_team: scale,
      document_talk: scale,
      calm_lively: scale,
      generalist_specialist: scale,
      challenge_steady: scale,
      data_intuition: scale,
    },
  },
} satisfies SomeControls;
