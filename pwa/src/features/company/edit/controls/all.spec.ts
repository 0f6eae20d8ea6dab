import { type CompanyFields, companyChanges, companyFieldsOf, factsOf } from '@meikan/contracts';
import { fullPage } from '@meikan/contracts/testing';
import { companySections, emptySections, ownKeys } from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../../../api/field-errors.ts';
import { type Draft, draftOf, wireOf } from '../../../../editing/form/draft.ts';
import { changedFields, formOf } from '../../../../editing/form/form.ts';
import type { EditedField } from '../section-fields.ts';
import { CONTROLS, controlsOf } from './all.ts';

const EMPTY: CompanyFields = {
  ...companyFieldsOf(emptySections(companySections)),
  ...{ name: '株式会社ひより計画', category: 'sns_community' },
};

const page = (fields: Partial<CompanyFields> = {}): CompanyFields => ({ ...EMPTY, ...fields });
const facts = factsOf(companyChanges);
const formOfFields = (fields: readonly EditedField[]) =>
  formOf(Object.fromEntries(fields.map((field) => [field, CONTROLS[field]])), facts);
const changed = (body: unknown, present: CompanyFields) => changedFields(companyChanges, body, present);
const FIELDS = ownKeys(CONTROLS);

describe('the dialogs of a page', () => {
  it('draw the fields of their section, and of what is edited along with it, in the order of the places', () => {
    expect(Object.keys(controlsOf('description'))).toEqual(['description', 'companyDescription']);
    expect(Object.keys(controlsOf('other-photos'))).toEqual(['otherPhotos', 'photoRegistrations']);
    expect(Object.keys(controlsOf('basics'))).toEqual([
      ...['logo', 'name', 'reading', 'category', 'website', 'location', 'headQuarterCountryCode', 'founded'],
      ...['siteName', 'mainUsage', 'hideUsedService'],
    ]);
  });
});

describe('the form of a page', () => {
  it.each([
    ['where nothing was entered', {}],
    ['where everything was', fullPage],
  ])('sends nothing when its fields are as they began, %s', (_, fields) => {
    const form = formOfFields(FIELDS);
    const own = page(fields);
    const draft = form.begin(own);
    expect(form.check(draft)).toEqual({});
    expect(form.tidy(draft)).toEqual(draft);
    expect(changed(form.body(form.tidy(draft)), own)).toEqual({});
  });

  it('sends only changed fields', () => {
    const form = formOf(controlsOf('description'), facts);
    const own = page({ description: '天気の会社', companyDescription: '雨の日も。' });
    const draft = { ...form.begin(own), companyDescription: '晴れの日も。' };
    expect(changed(form.body(draft), own)).toEqual({ companyDescription: '晴れの日も。' });
  });

  it('removes emptied values', () => {
    const form = formOfFields(['companyCEO', 'otherName', 'engineerLevelPercentages']);
    const own = fullPage;
    const ceo = { name: ' ', reading: '', role: '' };
    const draft = { companyCEO: ceo, otherName: [''], engineerLevelPercentages: ['', '', '', '', ''] };
    expect(changed(form.body(form.tidy(draft)), own)).toEqual({
      ...{ companyCEO: null, otherName: [], engineerLevelPercentages: null },
    });
  });

  it('removes people without a name, whatever else is left', () => {
    const form = formOf(controlsOf('ceo'), facts);
    const draft = { companyCEO: { name: ' ', reading: 'ひより まどか', role: 'ceo' } };
    expect(form.check(draft)).toEqual({});
    expect(changed(form.body(form.tidy(draft)), fullPage)).toEqual({ companyCEO: null });
  });

  it('drops incomplete rows, but keeps one to write in', () => {
    const form = formOf(controlsOf('company-history'), facts);
    const blank = { date: '', text: '' };
    const kept = { date: '2020-01', text: '移転' };
    const tidied = form.tidy({ companyHistory: [{ date: '2019-01', text: ' ' }, kept] });
    expect(tidied).toEqual({ companyHistory: [kept] });
    expect(form.tidy({ companyHistory: [blank, blank] })).toEqual({ companyHistory: [blank] });
    expect(form.body({ companyHistory: [blank] })).toEqual({ companyHistory: [] });
  });
});

describe('figures', () => {
  const { companySize, compRetirementRate, engineerLevelPercentages, employeePreviousCompanies } = CONTROLS;
  const faults = (field: 'companySize' | 'compRetirementRate' | 'engineerLevelPercentages', draft: Draft) =>
    formOfFields([field]).check({ [field]: draft });

  it('are parsed as people write them', () => {
    expect([wireOf(companySize, '１,２００'), wireOf(compRetirementRate, '4.5%')]).toEqual([1200, 4.5]);
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
    expect(wireOf(engineerLevelPercentages, ['50', '50', '', '', ''])).toEqual([50, 50, 0, 0, 0]);
  });
  it('that are missing are named by their field', () => {
    const draft = draftOf(employeePreviousCompanies, [{ companyId: null, companyName: 'つばめ商店', count: null }]);
    const body = { employeePreviousCompanies: wireOf(employeePreviousCompanies, draft) };
    expect(fieldErrors(companyChanges, body)).toEqual({
      'employeePreviousCompanies.0.count': '人数を入力してください。',
    });
  });
});
