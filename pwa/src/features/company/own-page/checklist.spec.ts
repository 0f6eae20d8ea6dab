import type { CompanyFields } from '@meikan/contracts';
import { fullPage } from '@meikan/contracts/testing';
import { expect, it } from 'vitest';
import { checklistOf, type Listed } from './checklist.ts';

const open = (listed: readonly Listed[]) => listed.filter(({ isWritten }) => !isWritten).map(({ part }) => part);
const openIn = (changes: Partial<CompanyFields>) => {
  const { needed, useful } = checklistOf({ ...fullPage, ...changes });
  return { needed: open(needed), useful: open(useful) };
};

it('lists nothing as open on a page that says everything', () => {
  expect(openIn({})).toEqual({ needed: [], useful: [] });
});

it.each<readonly [string, Partial<CompanyFields>, readonly string[], readonly string[]]>([
  ['no description and no website', { description: '', website: null }, ['description', 'website'], []],
  ['blanks for a description', { description: ' \n' }, ['description'], []],
  [
    'no logo, industry, place or size',
    { logo: null, companyIndustry: null, location: null, companySize: null },
    [],
    ['logo', 'companyIndustry', 'location', 'companySize'],
  ],
  [
    'a business summary and a mission without words',
    {
      businessSummary: { backGroundSummary: null, serviceContentSummary: [], photos: [] },
      companyMission: { missions: [], values: [], photos: [] },
    },
    [],
    ['businessSummary', 'companyMission'],
  ],
])('lists what is missing of a page with %s', (_, changes, needed, useful) => {
  expect(openIn(changes)).toEqual({ needed, useful });
});

it('names where each part is written', () => {
  const { needed, useful } = checklistOf(fullPage);
  expect([...needed, ...useful].map(({ part, section }) => `${part} ${section}`)).toEqual([
    'name basics',
    'category basics',
    'description description',
    'website basics',
    'logo basics',
    'companyIndustry industry',
    'location basics',
    'companySize company-size',
    'businessSummary business-summary',
    'companyMission mission',
  ]);
});
