import { type Category, streams } from '../../streams/streams.ts';
import { at, company, hanako } from './ids.ts';
import type { SamplesOf } from './sample.ts';

const link = { name: 'ポートフォリオ', url: 'https://example.jp/hanako' };

export const userSamples = {
  user: {
    stream: streams.user(hanako).name,
    data: {
      'user-registered': { userId: hanako, username: 'hanako-yamada', name: '山田 花子', joinedAt: at, isDraft: true },
      'user-published': { at },
      'user-unpublished': { at },
      'user-disabled': { reason: '本人からの申し出' },
      'user-activated': { reason: null },
      'user-request-update-set': { value: true },
      'user-leaving': { at },
      'user-stayed': { at },
      'user-erased': { at },
      'rss-config-registered': {
        configId: '01980000-0000-7000-8000-00000000f001',
        name: '花子の台所',
        rssName: 'ブログの新着',
        category: 'private_blog_diary',
        url: 'https://example.jp/hanako/feed.xml',
      },
      'rss-config-edited': { configId: '01980000-0000-7000-8000-00000000f001', changes: { rssName: '新着' } },
      'rss-config-removed': { configId: '01980000-0000-7000-8000-00000000f001' },
      'profile-basics-changed': {
        changes: { name: '山田 花子', introduction: '暮らしの道具をつくっています。', job: null },
      },
      'profile-sns-changed': {
        changes: {
          twitter: { label: 'X', value: 'hanako', follower: 1200, confirmedDate: '2026-03-31' },
          website: null,
        },
      },
      'profile-school-history-changed': { value: ['名鑑大学 文学部'] },
      'profile-work-styles-changed': { value: ['remote'] },
      'profile-hobbies-changed': { value: ['camping', 'reading'] },
      'profile-various-links-changed': { value: [{ linkName: 'ブログ', linkUrl: 'https://example.jp/blog' }] },
      'profile-work-experiences-changed': {
        value: [
          {
            companyId: company,
            companyName: null,
            jobTitle: 'デザイナー',
            jobOverview: '製品の設計',
            duration: { start: '2021-04', end: null },
          },
        ],
      },
      'profile-casual-talk-changed': {
        value: { link: 'https://example.jp/talk', linkImgUrl: null, topic: '転職の話' },
      },
      'profile-meety-info-changed': { value: { meetyImgUrl: null, meetyLink: 'https://example.jp/meety' } },
      'profile-contact-dm-changed': {
        value: { communicationType: 'casual_chat', preferContactMethod: 'x_dm', supplementalLinks: [link] },
      },
      'profile-side-jobs-changed': { value: { jobType: 'design', preferContactMethod: 'form', supplementalLinks: [] } },
      'profile-job-request-changed': { value: null },
      'profile-investment-support-changed': {
        value: {
          mainIndividualInvestment: 'angel_equity',
          investingSituation: 'open_to_talk',
          interestedField: '教育',
          whatCanProvide: ['product_advice'],
          preferContactMethod: 'email',
        },
      },
      'profile-reading-resources-changed': {
        value: [{ name: '道具の歴史', category: 'book', url: null, comment: '何度も読み返しています。' }],
      },
      'profile-category-levels-changed': { value: [{ category: 'camping', level: 'times_30_plus' }] },
      'profile-photos-changed': { value: { bannerPhotos: ['/images/banner.webp'], otherPhotos: [] } },
    },
  },
} satisfies Partial<SamplesOf<Category>>;
