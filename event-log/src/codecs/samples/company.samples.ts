import { type Category, streams } from '../../streams/streams.ts';
import { account, at, company } from './ids.ts';
import type { SamplesOf } from './sample.ts';

const category = { serviceType: 'business_company', mainCategory: 'it', subCategory: null };

export const companySamples = {
  company: {
    stream: streams.company(company).name,
    data: {
      'company-registered': {
        companyId: company,
        name: '株式会社名鑑',
        reading: 'めいかん',
        category,
        website: 'https://example.co.jp/',
        description: '人と会社をつなぐ名鑑をつくっています。',
        registeredBy: account,
        registeredAt: at,
      },
      'company-flag-set': { flag: 'public', value: true },
      'company-published': { at },
      'company-unpublished': { at },
      'company-verified': { reason: '登記を確認しました' },
      'company-unverified': { reason: null },
      'company-removed': { reason: '重複していたため' },
      'rss-config-registered': {
        configId: '01980000-0000-7000-8000-00000000f002',
        name: '名鑑開発だより',
        rssName: '技術ブログの新着',
        category: 'tech_blog',
        url: 'https://example.co.jp/feed.xml',
      },
      'rss-config-edited': { configId: '01980000-0000-7000-8000-00000000f002', changes: { rssName: '技術ブログ' } },
      'rss-config-removed': { configId: '01980000-0000-7000-8000-00000000f002' },
      'company-basics-changed': {
        changes: { founded: '2019-04', location: { prefecture: '東京都', city: '千代田区' } },
      },
      'company-description-changed': { changes: { text: '長い紹介文' } },
      'company-mission-changed': { value: { missions: ['知を編む'], values: ['正直'], photos: [] } },
      'company-other-names-changed': { value: ['MEIKAN Inc.'] },
      'company-ceo-changed': { value: { role: 'ceo', name: '佐藤 一郎', reading: 'さとう いちろう' } },
      'company-retirement-rate-changed': { value: 4.5 },
      'company-listed-status-changed': { value: 'unlisted_company' },
      'company-industry-changed': { value: 'it' },
      'company-startup-stage-changed': { value: 'series_a' },
      'company-size-changed': { value: 42 },
      'company-can-do-changed': { value: ['電子帳票'] },
      'company-opening-positions-changed': { value: 3 },
      'company-app-links-changed': { changes: { appStoreLink: 'https://apps.example.com/1' } },
      'company-why-work-here-changed': { value: '裁量が大きいです。' },
      'company-working-environments-changed': { changes: { remote_work: ['full_remote'] } },
      'company-engineer-hiring-info-changed': { value: { stack: ['typescript'], text: null } },
      'company-engineer-organization-changed': { value: '三つの班があります。' },
      'company-business-summary-changed': {
        value: {
          backGroundSummary: '紙の名鑑から始まりました。',
          serviceContentSummary: [{ caption: '名鑑', url: null }],
          photos: [],
        },
      },
      'company-appeal-changed': { value: [{ tag: 'flat_organization', text: null }] },
      'company-team-characteristics-changed': { changes: { speed_quality: 4 } },
      'company-history-changed': { value: [{ date: '2019-04', text: '設立' }] },
      'company-presentation-changed': { value: 'https://slides.example.com/1' },
      'company-hiring-presentations-changed': { value: [{ title: '採用資料', url: 'https://slides.example.com/2' }] },
      'company-hiring-links-changed': {
        changes: { companyHiringUrl: 'https://example.co.jp/recruit', hiringUrl: null },
      },
      'company-sns-changed': { changes: { facebook: null } },
      'company-cover-photo-changed': { value: '/images/cover.webp' },
      'company-logo-changed': { value: null },
      'company-other-photos-changed': { value: ['/images/office.webp'] },
      'company-photo-registrations-changed': { changes: { office: true } },
      'company-change-job-log-changed': {
        value: [
          {
            jobPeriod: '2020-2023',
            pastJobOverview: '営業',
            currentJobOverview: '企画',
            opinionAboutCompany: null,
            opinionOverall: null,
          },
        ],
      },
      'company-employee-previous-companies-changed': { value: [{ companyId: null, companyName: '旧社', count: 2 }] },
      'company-employee-level-percentages-changed': { value: [10, 20, 40, 20, 10] },
      'company-website-rss-changed': { value: ['https://example.co.jp/feed'] },
      'company-hidden-tabs-changed': { value: [3] },
      'company-figures-changed': { changes: { totalFinance: 120000000 } },
      'company-fee-plans-changed': {
        value: [
          { name: '標準', fee: 9800, paymentWay: 'Monthly', numberMonth: 3, areaLabel: '全国', tagName: '人気' },
          { name: '大口', fee: null, paymentWay: 'PayPerUse', numberMonth: null, areaLabel: null, tagName: null },
        ],
      },
      'company-support-changed': { changes: { inSupport: true, updateSupport: '月に一度、更新します。' } },
      'company-roadmap-changed': { value: [{ date: '2027-04', text: '帳票の取り込み' }] },
      'company-help-changed': { value: [{ title: 'はじめかた', text: null, url: 'https://example.co.jp/help' }] },
      'company-good-points-changed': { value: ['月末が静かになった'] },
      'company-achievements-changed': { value: [{ date: '2025-11', text: '地域の賞を受ける' }] },
      'company-service-photos-changed': { changes: { pcServicePhotos: ['/images/screen.webp'] } },
      'company-admin-note-changed': { value: '次の確認は六月' },
    },
  },
} satisfies Partial<SamplesOf<Category>>;
