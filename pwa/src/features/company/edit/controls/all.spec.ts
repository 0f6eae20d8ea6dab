import { type CompanyFields, companyChanges, companyFields, companyFieldsOf, factsOf } from '@meikan/contracts';
import { companySections, emptySections, ownKeys } from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../../../api/field-errors.ts';
import { type Draft, draftOf, wireOf } from '../../../../editing/form/draft.ts';
import { changedFields, formOf } from '../../../../editing/form/form.ts';
import { type EditedField, SECTION_FIELDS } from '../section-fields.ts';
import { CONTROLS } from './all.ts';

const EMPTY: CompanyFields = {
  ...companyFieldsOf(emptySections(companySections)),
  ...{ name: '株式会社ひより計画', category: 'sns_community' },
};

const FILLED = {
  companyMission: {
    missions: ['静かに届ける'],
    values: ['急がない', '隠さない'],
    photos: ['/images/art/avatar-1.svg'],
  },
  otherName: ['ひより'],
  companyCEO: { role: 'ceo', name: '日和 まどか', reading: null },
  compRetirementRate: 4.5,
  companySize: 42,
  canDo: ['予約できる'],
  workingEnvironments: { ...EMPTY.workingEnvironments, remote_work: ['remote_full'], holidays: ['holiday_parental'] },
  teamCharacteristics: { ...EMPTY.teamCharacteristics, calm_lively: 2 },
  engineerLevelPercentages: [10, 20, 30, 30, 10],
  employeePreviousCompanies: [{ companyId: 'tsubame', companyName: 'つばめ商店', count: 3 }],
  businessSummary: {
    backGroundSummary: '雨の日の話から。',
    serviceContentSummary: [{ caption: '天気の知らせ', url: null }],
    photos: [],
  },
  companyAppeal: [{ tag: 'mission_driven', text: null }],
  companyHistory: [{ date: '2017-05', text: '設立' }],
  hiringPresentations: [{ title: null, url: 'https://hiyori.example/deck' }],
  webSitesToGetRss: ['https://hiyori.example/'],
  hiddenTabs: [19, 20],
  hideUsedService: true,
  photoRegistrations: { ...EMPTY.photoRegistrations, office: true },
} satisfies Partial<CompanyFields>;

const page = (fields: Partial<CompanyFields> = {}): CompanyFields => ({ ...EMPTY, ...fields });
const formOfFields = (fields: readonly EditedField[]) =>
  formOf(Object.fromEntries(fields.map((field) => [field, CONTROLS[field]])), factsOf(companyChanges));
const changed = (body: unknown, present: CompanyFields) => changedFields(companyChanges, body, present);
const FIELDS = ownKeys(CONTROLS);

describe('the table of sections', () => {
  it('covers every field of a company in one section each, except who offers a service', () => {
    const written = Object.values(SECTION_FIELDS).flat();
    expect(new Set(written).size).toBe(written.length);
    expect([...written, 'providedBy'].sort()).toEqual(ownKeys(companyFields.shape).toSorted());
  });
});

describe('the form of a page', () => {
  it.each([
    ['where nothing was entered', {}],
    ['where something was', FILLED],
  ])('sends nothing when its fields are as they began, %s', (_, fields) => {
    const form = formOfFields(FIELDS);
    const own = page(fields);
    const draft = form.begin(own);
    expect(form.check(draft)).toEqual({});
    expect(form.tidy(draft)).toEqual(draft);
    expect(changed(form.body(form.tidy(draft)), own)).toEqual({});
  });

  it('sends only changed fields', () => {
    const form = formOfFields(SECTION_FIELDS.description);
    const own = page({ description: '天気の会社', companyDescription: '雨の日も。' });
    const draft = { ...form.begin(own), companyDescription: '晴れの日も。' };
    expect(changed(form.body(draft), own)).toEqual({ companyDescription: '晴れの日も。' });
  });

  it('removes emptied values', () => {
    const form = formOfFields([...SECTION_FIELDS.ceo, ...SECTION_FIELDS.otherName, ...SECTION_FIELDS.levelPercentages]);
    const own = page(FILLED);
    const ceo = { name: ' ', reading: '', role: '' };
    const draft = { companyCEO: ceo, otherName: [''], engineerLevelPercentages: ['', '', '', '', ''] };
    expect(changed(form.body(form.tidy(draft)), own)).toEqual({
      ...{ companyCEO: null, otherName: [], engineerLevelPercentages: null },
    });
  });

  it('removes people without a name, whatever else is left', () => {
    const form = formOfFields(SECTION_FIELDS.ceo);
    const draft = { companyCEO: { name: ' ', reading: 'ひより まどか', role: 'ceo' } };
    expect(form.check(draft)).toEqual({});
    expect(changed(form.body(form.tidy(draft)), page(FILLED))).toEqual({ companyCEO: null });
  });

  it('drops incomplete rows, but keeps one to write in', () => {
    const form = formOfFields(SECTION_FIELDS.history);
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
