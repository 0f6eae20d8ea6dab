import { type Category, streams } from '../../streams/streams.ts';
import { account, article, at, company, hanako } from './ids.ts';
import type { SamplesOf } from './sample.ts';

const holder = { accountId: account, at };

const essay = {
  articleId: article,
  owner: { kind: 'user', id: hanako },
  articleName: '道具の手入れ',
  articleUrl: 'https://example.jp/blog/1',
  articleWebsite: '花子のブログ',
  postedDate: '2026-03-20',
  articleCategory: 'design_blog',
  mainCategory: 'tech_design_blog',
  tags: ['道具', '暮らし'],
  coverPhoto: null,
  logo: '/images/0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9',
  recommendTxt: null,
  registeredAt: at,
} as const;

const member = { userId: hanako, at };

export const singleSamples = {
  account: {
    stream: streams.account(account).name,
    data: {
      'account-opened': { accountId: account, mode: 'general', at },
      'admin-granted': { at },
      'admin-withdrawn': { at },
      'password-changed': { how: 'reset', at },
      'email-changed': { at },
      'second-factor-turned-on': { at },
      'second-factor-turned-off': { by: 'operator', at },
      'account-disabled': { at },
      'account-enabled': { at },
      'leaving-begun': { at, closesAt: at },
      'leaving-stopped': { at },
      'account-closed': { at },
      'company-assigned': { companyId: company, at },
      'company-unassigned': { companyId: company, at },
    },
  },
  article: {
    stream: streams.article(article).name,
    data: {
      'article-registered': essay,
      'article-edited': { owner: essay.owner, changes: { articleName: '道具の手入れ 改訂版', tags: ['道具'] } },
      'article-recommend-text-changed': { owner: essay.owner, recommendTxt: '長く使うために。' },
      'article-removed': { reason: null },
      'article-restored': { ...essay, recommendTxt: '長く使うために。' },
    },
  },
  handle: {
    stream: streams.handle('hanako-yamada').name,
    data: { 'handle-claimed': holder, 'handle-released': holder },
  },
  email: {
    stream: streams.email('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08').name,
    data: { 'email-reserved': holder, 'email-released': holder },
  },
  adminop: {
    stream: streams.adminop('01980000-0000-7000-8000-00000000ffff').name,
    data: {
      'audit-viewed': { category: 'user', id: hanako, what: 'history' },
      'projection-rebuild-controlled': { name: 'directory', action: 'start', reason: '表の形が変わったため' },
      'stream-refold-ordered': {
        name: 'directory',
        stream: streams.user(hanako).name,
        reason: '読み取れるようになったため',
      },
    },
  },
  subscription: {
    stream: streams.subscription(account).name,
    data: { 'paid-plan-granted': holder, 'paid-plan-ended': holder },
  },
  privacy: {
    stream: streams.privacy(hanako).name,
    data: { 'footprints-hidden': member, 'footprints-shown': member },
  },
  notifications: {
    stream: streams.notifications(hanako).name,
    data: {
      'notifications-seen': { ...member, until: at },
      'notification-kind-muted': { ...member, kind: 'follow' },
      'notification-kind-unmuted': { ...member, kind: 'follow' },
    },
  },
} satisfies Partial<SamplesOf<Category>>;
