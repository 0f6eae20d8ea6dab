import { companySections, emptySections } from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import { companyFieldsOf, companySectionsAfter, sectionsFromCompany } from './company-fields.ts';
import { type CompanyFields, companyChanges, companyFields } from './company-input.ts';

const empty = emptySections(companySections);
const PHOTO = '/images/art/thumb-default.svg';

/** A page on which every field is filled in. */
const full: CompanyFields = {
  name: '株式会社つばめ',
  reading: 'かぶしきがいしゃつばめ',
  website: 'https://tsubame.example/',
  category: 'sns_community',
  headQuarterCountryCode: 'JP',
  mainUsage: 'company',
  hideUsedService: true,
  location: { prefecture: '東京都', city: '千代田区' },
  founded: '2019-04',
  providedBy: 'c-hiyori',
  siteName: 'つばめの日誌',
  logo: PHOTO,
  description: '名鑑をつくる会社',
  companyDescription: '長い紹介文です。\n二行目です。',
  otherName: ['ツバメ'],
  companyCEO: { role: null, name: '燕 太郎', reading: null },
  compRetirementRate: 4.5,
  listedStatus: 'unlisted_company',
  companyIndustry: 'b2b_saas',
  startupStage: 'series_a',
  companySize: 42,
  canDo: ['名刺管理'],
  openingPositions: 3,
  appStoreLink: 'https://apps.example/tsubame',
  googlePlayLink: null,
  sns: {
    website: null,
    twitter: { label: 'X', value: 'tsubame', follower: 1200 },
    facebook: null,
    instagram: null,
  },
  whyWorkHere: '静かに働けます。',
  workingEnvironments: {
    remote_work: ['remote_full'],
    work_style: [],
    holidays: [],
    overtime_engineer: [],
    overtime_business: [],
    turnover_rate: [],
  },
  engineerHiringInfo: { stack: [], text: '少人数で作っています。' },
  engineerOrganization: '三つの組',
  engineerLevelPercentages: [10, 20, 40, 20, 10],
  employeePreviousCompanies: [{ companyId: null, companyName: 'つむぎ製作所', count: 2 }],
  changeJobLog: [
    {
      jobPeriod: '1年',
      pastJobOverview: null,
      currentJobOverview: '自社開発',
      opinionAboutCompany: null,
      opinionOverall: null,
    },
  ],
  teamCharacteristics: {
    speed_quality: 1,
    bottom_up_top_down: null,
    individual_team: null,
    document_talk: null,
    calm_lively: 2,
    generalist_specialist: null,
    challenge_steady: null,
    data_intuition: 5,
  },
  companyMission: { missions: ['出会いをつくる'], values: ['正直'], photos: [PHOTO] },
  businessSummary: {
    backGroundSummary: '出会いが偶然に任されています。',
    serviceContentSummary: [{ caption: '名鑑', url: null }],
    photos: [],
  },
  companyAppeal: [{ tag: 'high_growth', text: null }],
  companyHistory: [{ date: '2019-04', text: '設立' }],
  presentation: 'https://slides.example/tsubame',
  hiringPresentations: [{ title: null, url: 'https://slides.example/hiring' }],
  companyHiringUrl: 'https://tsubame.example/recruit',
  hiringUrl: 'https://jobs.example/tsubame',
  webSitesToGetRss: ['https://blog.example/'],
  coverPhoto: PHOTO,
  otherPhotos: [PHOTO],
  photoRegistrations: {
    office: true,
    team: false,
    work_scene: false,
    in_house_event: false,
    external_event: false,
    intern: false,
    achievement: false,
  },
  hiddenTabs: [19],
  feePlans: [
    { name: '標準', fee: 9800, paymentWay: 'Monthly', numberMonth: 3, areaLabel: '全国', tagName: '人気' },
    { name: '大口', fee: null, paymentWay: 'PayPerUse', numberMonth: null, areaLabel: null, tagName: null },
  ],
  inSupport: true,
  updateSupport: '月に一度、更新します。',
  roadmap: [{ date: '2027-04', text: '帳票の取り込み' }],
  helpTopics: [{ title: 'はじめかた', text: '三つの手順で始まります。', url: null }],
  goodPointsByUsers: ['月末が静かになった'],
  achievements: [{ date: '2025-11', text: '地域の賞を受ける' }],
  pcServicePhotos: [PHOTO],
  mobileServicePhotos: [PHOTO],
  bannerPhotos: [PHOTO],
};

describe('the fields of a page', () => {
  it('survive the round trip through sections', () => {
    const sections = sectionsFromCompany(companyFields.parse(full));
    expect(sections.ok && companyFieldsOf(sections.value)).toEqual(full);
  });

  it('change nothing when applied to where they came from', () => {
    const sections = sectionsFromCompany(full);
    if (!sections.ok) throw new Error(sections.code);
    expect(companySectionsAfter(sections.value, companyChanges.parse(full))).toEqual(sections);
  });
});

describe('an edit of a page', () => {
  it.each(Object.keys(full) as (keyof CompanyFields)[])('of %s alone changes it alone', (field) => {
    const sections = companySectionsAfter(empty, companyChanges.parse({ [field]: full[field] }));
    const fields = sections.ok && companyFieldsOf(sections.value);
    expect(fields).toEqual({ ...companyFieldsOf(empty), [field]: full[field] });
  });

  it('of one group of the working environments leaves the others unchanged', () => {
    const sections = sectionsFromCompany(full);
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
