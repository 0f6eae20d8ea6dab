import { type CompanyFields, companyChanges, companyFields, companyFieldsOf, factsOf } from '@meikan/contracts';
import { fullPage } from '@meikan/contracts/testing';
import { companySections, emptySections, ownKeys } from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../../api/field-errors.ts';
import type { Draft } from '../../../editing/form/draft.ts';
import { changedFields, formOf } from '../../../editing/form/form.ts';
import type { FieldsSaid } from '../../../editing/form/said.ts';
import { fieldsOf } from './fields.ts';
import type { OwnSection } from './section-fields.ts';

const EMPTY: CompanyFields = {
  ...companyFieldsOf(emptySections(companySections)),
  ...{ name: '株式会社ひより計画', category: 'sns_community' },
};

const page = (fields: Partial<CompanyFields> = {}): CompanyFields => ({ ...EMPTY, ...fields });
const facts = factsOf(companyChanges);
const changed = (body: unknown, present: CompanyFields) => changedFields(companyChanges, body, present);

type Formed = Exclude<OwnSection, 'sns'>;
const SECTIONS = ownKeys(companySections).filter(
  (section): section is Formed => !['logo', 'photo-registrations', 'figures', 'admin-note', 'sns'].includes(section),
);
const ALL: FieldsSaid = Object.assign({}, ...SECTIONS.map(fieldsOf));
const formOfFields = (...fields: readonly (keyof CompanyFields)[]) =>
  formOf(Object.fromEntries(fields.map((field) => [field, ALL[field] ?? {}])), facts);

describe('the dialogs of a page', () => {
  it('draw the fields of their section, and of what is edited along with it, in the order of the sections', () => {
    expect(Object.keys(fieldsOf('description'))).toEqual(['description', 'companyDescription']);
    expect(Object.keys(fieldsOf('other-photos'))).toEqual(['otherPhotos', 'photoRegistrations']);
    expect(Object.keys(fieldsOf('basics'))).toEqual([
      ...['logo', 'name', 'reading', 'category', 'website', 'location', 'headQuarterCountryCode', 'founded'],
      ...['siteName', 'mainUsage', 'hideUsedService'],
    ]);
  });

  it('draw every field of a page but its accounts elsewhere and who offers it', () => {
    expect([...Object.keys(ALL), 'sns', 'providedBy'].sort()).toEqual(ownKeys(companyFields.shape).toSorted());
  });
});

describe('the form of a page', () => {
  it.each([
    ['where nothing was entered', {}],
    ['where everything was', fullPage],
  ])('sends nothing when its fields are as they began, %s', (_, fields) => {
    const form = formOf(ALL, facts);
    const own = page(fields);
    const draft = form.begin(own);
    expect(form.check(draft)).toEqual({});
    expect(form.tidy(draft)).toEqual(draft);
    expect(changed(form.body(form.tidy(draft)), own)).toEqual({});
  });

  it('sends only changed fields', () => {
    const form = formOf(fieldsOf('description'), facts);
    const own = page({ description: '天気の会社', companyDescription: '雨の日も。' });
    const draft = { ...form.begin(own), companyDescription: '晴れの日も。' };
    expect(changed(form.body(draft), own)).toEqual({ companyDescription: '晴れの日も。' });
  });

  it('removes emptied values', () => {
    const form = formOfFields('companyCEO', 'otherName', 'engineerLevelPercentages');
    const own = fullPage;
    const ceo = { name: ' ', reading: '', role: '' };
    const draft = { companyCEO: ceo, otherName: [''], engineerLevelPercentages: ['', '', '', '', ''] };
    expect(changed(form.body(form.tidy(draft)), own)).toEqual({
      ...{ companyCEO: null, otherName: [], engineerLevelPercentages: null },
    });
  });

  it('removes people without a name, whatever else is left', () => {
    const form = formOf(fieldsOf('ceo'), facts);
    const draft = { companyCEO: { name: ' ', reading: 'ひより まどか', role: 'ceo' } };
    expect(form.check(draft)).toEqual({});
    expect(changed(form.body(form.tidy(draft)), fullPage)).toEqual({ companyCEO: null });
  });

  it('drops incomplete rows, but keeps one to write in', () => {
    const form = formOf(fieldsOf('company-history'), facts);
    const blank = { date: '', text: '' };
    const kept = { date: '2020-01', text: '移転' };
    const tidied = form.tidy({ companyHistory: [{ date: '2019-01', text: ' ' }, kept] });
    expect(tidied).toEqual({ companyHistory: [kept] });
    expect(form.tidy({ companyHistory: [blank, blank] })).toEqual({ companyHistory: [blank] });
    expect(form.body({ companyHistory: [blank] })).toEqual({ companyHistory: [] });
  });
});

describe('figures', () => {
  const sent = (field: keyof CompanyFields, draft: Draft) => formOfFields(field).body({ [field]: draft })[field];
  const faults = (field: keyof CompanyFields, draft: Draft) => formOfFields(field).check({ [field]: draft });

  it('are parsed as people write them', () => {
    expect([sent('companySize', '１,２００'), sent('compRetirementRate', '4.5%')]).toEqual([1200, 4.5]);
    expect(faults('companySize', '１,２００')).toEqual({});
  });
  it('are rejected when invalid', () => {
    expect(faults('companySize', '百')).toEqual({ companySize: '従業員数は数字で入力してください。' });
    expect(faults('compRetirementRate', '3,5')).toEqual({
      compRetirementRate: '離職率は数字で入力してください。',
    });
    expect(faults('companySize', '4.5')).toEqual({ companySize: '従業員数は整数で入力してください。' });
  });
  it('of shares sum up to 100, or are rejected', () => {
    expect(faults('engineerLevelPercentages', ['50', '50', '', '', ''])).toEqual({});
    expect(faults('engineerLevelPercentages', ['', '', '', '', ''])).toEqual({});
    expect(Object.values(faults('engineerLevelPercentages', ['50', '', '', '', '']))).toEqual([
      'エンジニアのレベルの割合の合計を 100 にしてください。',
    ]);
    expect(sent('engineerLevelPercentages', ['50', '50', '', '', ''])).toEqual([50, 50, 0, 0, 0]);
  });
  it('that are missing are named by their field', () => {
    const form = formOfFields('employeePreviousCompanies');
    const previous = [{ companyId: null, companyName: 'つばめ商店', count: null }];
    const draft = form.begin({ employeePreviousCompanies: previous });
    expect(fieldErrors(companyChanges, form.body(draft))).toEqual({
      'employeePreviousCompanies.0.count': '人数を入力してください。',
    });
  });
});
