/** By path: what is sent, the section whose event it appends, and what else might be sent under the same id. */
export type Part = readonly [path: string, event: string, body: object, otherBody: object, answered?: object];

export const PHOTO = '/images/art/thumb-default.svg';
export const companyParts: readonly Part[] = [
  [
    'mission',
    'mission',
    { companyMission: { missions: ['出会いをつくる'], values: ['正直', ''], photos: [] } },
    { companyMission: { missions: [], values: [], photos: [] } },
    { companyMission: { missions: ['出会いをつくる'], values: ['正直'], photos: [] } },
  ],
  ['otherPhotos', 'other-photos', { otherPhotos: [PHOTO] }, { otherPhotos: [] }],
  [
    'otherPhotoSingle',
    'other-photos',
    { otherPhoto: '/images/art/avatar-1.svg' },
    { otherPhoto: PHOTO },
    { otherPhotos: [PHOTO, '/images/art/avatar-1.svg'] },
  ],
  [
    'sns',
    'sns',
    { sns: { twitter: { value: 'tsubame', follower: 1200 } } },
    { sns: { twitter: null } },
    {
      sns: {
        website: null,
        twitter: { label: 'X', value: 'tsubame', follower: 1200 },
        facebook: null,
        instagram: null,
      },
    },
  ],
  ['why-work-here', 'why-work-here', { whyWorkHere: '静かに働けます。' }, { whyWorkHere: null }],
  [
    'description',
    'description',
    { description: '名鑑をつくる会社', companyDescription: '長い紹介文です。' },
    { description: '別の概要' },
  ],
  ['companyOtherName', 'other-names', { otherName: ['ツバメ', 'Tsubame'] }, { otherName: [] }],
  [
    'companyCEO',
    'ceo',
    { companyCEO: { role: null, name: '燕 太郎', reading: 'つばめ たろう' } },
    { companyCEO: null },
  ],
  ['retirementRate', 'retirement-rate', { compRetirementRate: 4.5 }, { compRetirementRate: 5 }],
  ['listedStatus', 'listed-status', { listedStatus: 'unlisted_company' }, { listedStatus: null }],
  ['companyIndustry', 'industry', { companyIndustry: 'b2b_saas' }, { companyIndustry: null }],
  ['startupStage', 'startup-stage', { startupStage: 'series_a' }, { startupStage: null }],
  ['companySize', 'size', { companySize: 42 }, { companySize: 43 }],
  ['can-do', 'can-do', { canDo: ['名刺管理', 'ＡＩ'] }, { canDo: [] }, { canDo: ['名刺管理', 'AI'] }],
  ['opening-positions', 'opening-positions', { openingPositions: 3 }, { openingPositions: 0 }],
  [
    'app-link',
    'app-links',
    { appStoreLink: 'https://apps.example/tsubame', googlePlayLink: null },
    { appStoreLink: null },
  ],
  [
    'change-job-log',
    'change-job-log',
    {
      changeJobLog: [
        {
          jobPeriod: '1年',
          pastJobOverview: '受託開発',
          currentJobOverview: '自社開発',
          opinionAboutCompany: null,
          opinionOverall: '満足しています。',
        },
      ],
    },
    { changeJobLog: [] },
  ],
  [
    'employee-previous-companies',
    'employee-previous-companies',
    { employeePreviousCompanies: [{ companyId: null, companyName: 'つむぎ製作所', count: 2 }] },
    { employeePreviousCompanies: [] },
  ],
  [
    'employee-level-percentage',
    'employee-level-percentages',
    { engineerLevelPercentages: [10, 20, 40, 20, 10] },
    { engineerLevelPercentages: null },
  ],
  [
    'working-environments',
    'working-environments',
    { mainCategory: 'remote_work', workingEnvironments: ['remote_full'] },
    { mainCategory: 'remote_work', workingEnvironments: [] },
    {},
  ],
  [
    'engineerHiringInfo',
    'engineer-hiring-info',
    { engineerHiringInfo: { stack: [], text: '少人数で作っています。' } },
    { engineerHiringInfo: null },
  ],
  [
    'businessSummary',
    'business-summary',
    {
      businessSummary: {
        backGroundSummary: '出会いが偶然に任されています。',
        serviceContentSummary: [{ caption: '名鑑', url: 'https://meikan.example/' }],
        photos: [],
      },
    },
    { businessSummary: { backGroundSummary: null, serviceContentSummary: [], photos: [] } },
  ],
  [
    'engineerOrganization',
    'engineer-organization',
    { engineerOrganization: '三つの組' },
    { engineerOrganization: null },
  ],
  [
    'companyAppeal',
    'appeal',
    { companyAppeal: [{ tag: 'high_growth', text: '倍になりました。' }] },
    { companyAppeal: [] },
  ],
  [
    'teamCharacteristics',
    'team-characteristics',
    { teamCharacteristics: { calm_lively: 2 } },
    { teamCharacteristics: {} },
    {},
  ],
  ['companyHistory', 'history', { companyHistory: [{ date: '2019-04', text: '設立' }] }, { companyHistory: [] }],
  ['presentation', 'presentation', { presentation: 'https://slides.example/tsubame' }, { presentation: null }],
  [
    'hiring-presentations',
    'hiring-presentations',
    { presentations: [{ title: '採用資料', url: 'https://slides.example/hiring' }] },
    { presentations: [] },
    { hiringPresentations: [{ title: '採用資料', url: 'https://slides.example/hiring' }] },
  ],
  ['website-rss', 'website-rss', { webSitesToGetRss: ['https://blog.example/'] }, { webSitesToGetRss: [] }],
  ['show-tab-config', 'hidden-tabs', { hiddenTabs: [19, 20] }, { hiddenTabs: [] }],
  ['cover-photo', 'cover-photo', { coverPhoto: PHOTO }, { coverPhoto: null }],
  ['logo', 'logo', { companyLogo: PHOTO }, { companyLogo: null }, { logo: PHOTO }],
  [
    'toggle-photo-register',
    'photo-registrations',
    { photoName: 'office', value: true },
    { photoName: 'team', value: true },
    {},
  ],
];
