import { companySections, emptySections } from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import { fullPage } from '../testing/full-page.ts';
import { companyFieldsOf, companySectionsAfter, sectionsFromCompany } from './company-fields.ts';
import { type CompanyFields, companyChanges, companyFields } from './company-input.ts';

const empty = emptySections(companySections);
describe('the fields of a page', () => {
  it('survive the round trip through sections', () => {
    const sections = sectionsFromCompany(companyFields.parse(fullPage));
    expect(sections.ok && companyFieldsOf(sections.value)).toEqual(fullPage);
  });

  it('change nothing when applied to where they came from', () => {
    const sections = sectionsFromCompany(fullPage);
    if (!sections.ok) throw new Error(sections.code);
    expect(companySectionsAfter(sections.value, companyChanges.parse(fullPage))).toEqual(sections);
  });
});

describe('an edit of a page', () => {
  it.each(Object.keys(fullPage) as (keyof CompanyFields)[])('of %s alone changes it alone', (field) => {
    const sections = companySectionsAfter(empty, companyChanges.parse({ [field]: fullPage[field] }));
    const fields = sections.ok && companyFieldsOf(sections.value);
    expect(fields).toEqual({ ...companyFieldsOf(empty), [field]: fullPage[field] });
  });

  it('of one group of the working environments leaves the others unchanged', () => {
    const sections = sectionsFromCompany(fullPage);
    if (!sections.ok) throw new Error(sections.code);
    const after = companySectionsAfter(sections.value, { workingEnvironments: { holidays: ['two_days_a_week'] } });
    expect(after).toMatchObject({ ok: false, code: 'unknown-key' });
    const cleared = companySectionsAfter(sections.value, { workingEnvironments: { remote_work: [] } });
    expect(cleared.ok && companyFieldsOf(cleared.value).workingEnvironments).toMatchObject({ remote_work: [] });
  });

  it('is rejected as a whole for one invalid field', () => {
    const after = companySectionsAfter(empty, { whyWorkHere: '静か', engineerLevelPercentages: [1, 2, 3, 4, 5] });
    expect(after).toMatchObject({ ok: false, code: 'sum-not-100', field: 'employee-level-percentages' });
  });
});
