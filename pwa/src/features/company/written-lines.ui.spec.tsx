import { type Company, getCompany } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { openPage, settled } from '../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../app/testing/places.ts';
import { playChanged } from '../../app/testing/play.ts';

const LINES = '桶を洗う日があります。\n爪は青くなります。';
const LOG = {
  ...{ jobPeriod: null, pastJobOverview: null, currentJobOverview: LINES },
  ...{ opinionAboutCompany: null, opinionOverall: null },
};

test.each<readonly [name: string, tab: string, told: Partial<Company>]>([
  ['why to work there', '', { whyWorkHere: LINES }],
  ['its mission', '?tab=22', { companyMission: { missions: LINES, values: [], photos: [] } }],
  ['its appeal', '?tab=35', { companyAppeal: [{ tag: 'has_vision', text: LINES }] }],
  ['its support', '?tab=31', { updateSupport: LINES }],
  ['how somebody changed jobs', '?tab=36', { changeJobLog: [LOG] }],
])('what a company writes in lines is shown in lines: %s', async (_, tab, told) => {
  playChanged(getCompany, (company) => ('counts' in company ? { ...company, ...told } : company));
  await openPage(`${OWN_COMPANY}${tab}`);
  const shown = () => document.querySelector('main')?.innerText ?? '';
  await expect.poll(shown).toContain('桶を洗う日があります。');
  await settled();
  expect(shown()).toContain(LINES);
});
