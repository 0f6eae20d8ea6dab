import { describe, it } from 'vitest';
import { companyDecider } from '../companies/decide.ts';
import type { CompanyEvent } from '../companies/events.ts';
import { given } from '../testing/given-when-then.ts';
import { mio, mioAccount, noon, tsubame } from '../testing/samples.ts';
import { userDecider } from '../users/decide.ts';
import type { UserEvent } from '../users/events.ts';
import { limits } from '../validation/limits.ts';
import type { RssConfig } from './rss-config.ts';

const configId = 'feed-1';
const diary: RssConfig = {
  name: '澪の作業日誌',
  rssName: '新着',
  category: 'private_blog_tech',
  url: 'https://mio.example/feed.xml',
};
const person: UserEvent = {
  type: 'user-registered',
  data: { userId: mio, username: 'mio', name: '澪', joinedAt: noon, isDraft: false },
};
const registered: UserEvent = { type: 'rss-config-registered', data: { configId, ...diary } };
const removed = { type: 'rss-config-removed', data: { configId } } as const;
const user = (...events: readonly UserEvent[]) => given(userDecider, [person, ...events]);
const set = (config: RssConfig | null, id = configId) =>
  ({ type: 'set-rss-config', data: { configId: id, config } }) as const;

describe('set-rss-config', () => {
  it('registers a feed with cleaned input', () => {
    user()
      .when(set({ ...diary, name: ' 澪の作業日誌 ', url: 'HTTPS://Mio.example/feed.xml' }))
      .then([registered]);
  });
  it('records only changed fields', () => {
    user(registered)
      .when(set({ ...diary, category: 'slide_tech' }))
      .then([{ type: 'rss-config-edited', data: { configId, changes: { category: 'slide_tech' } } }]);
  });
  it('removes a feed, and registers it again under its id', () => {
    user(registered).when(set(null)).then([removed]);
    user(registered, removed).when(set(diary)).then([registered]);
  });
  it('requires all four fields, and a category that people may post', () => {
    const when = (fields: Partial<RssConfig>) => user().when(set({ ...diary, ...fields }));
    when({ name: ' ' }).thenRefused('required', 'feed-1.name');
    when({ rssName: '' }).thenRefused('required', 'feed-1.rssName');
    when({ url: '' }).thenRefused('required', 'feed-1.url');
    when({ url: 'javascript:alert(1)' }).thenRefused('unsafe-url', 'feed-1.url');
    when({ category: '' }).thenRefused('unknown-key', 'feed-1.category');
    when({ category: 'press_award' }).thenRefused('unknown-key', 'feed-1.category');
  });
  it('allows twenty feeds, not counting removed ones', () => {
    const many = Array.from({ length: limits.rssConfigs }, (_, index): UserEvent => {
      return { type: 'rss-config-registered', data: { configId: `other-${index}`, ...diary } };
    });
    user(...many)
      .when(set(diary))
      .thenRefused('too-many-rss-configs');
    user(...many, { type: 'rss-config-removed', data: { configId: 'other-3' } })
      .when(set(diary))
      .then([registered]);
  });
  it('does nothing when nothing would change', () => {
    user(registered).when(set(diary)).thenNothing();
    user().when(set(null)).thenNothing();
    user(registered, removed).when(set(null)).thenNothing();
  });
});

describe('the feeds of a company', () => {
  const page: CompanyEvent = {
    type: 'company-registered',
    data: {
      companyId: tsubame,
      name: 'つばめ',
      reading: null,
      category: { serviceType: 'web_service', mainCategory: 'sns_community', subCategory: null },
      website: 'https://tsubame.example/',
      description: '原価',
      registeredBy: mioAccount,
      registeredAt: noon,
    },
  };
  const blog: RssConfig = { ...diary, category: 'tech_blog' };
  const of: CompanyEvent = { type: 'rss-config-registered', data: { configId, ...blog } };
  const company = (...events: readonly CompanyEvent[]) => given(companyDecider, [page, ...events]);

  it('are registered, edited and removed by the rule for people', () => {
    company().when(set(blog)).then([of]);
    company(of).when(set(blog)).thenNothing();
    company(of)
      .when(set({ ...blog, rssName: '更新' }))
      .then([{ type: 'rss-config-edited', data: { configId, changes: { rssName: '更新' } } }]);
    company(of).when(set(null)).then([removed]);
  });
  it('have a category that companies may post', () => {
    company()
      .when(set({ ...diary, category: 'press_award' }))
      .then([{ type: 'rss-config-registered', data: { configId, ...diary, category: 'press_award' } }]);
    company().when(set(diary)).thenRefused('unknown-key', 'feed-1.category');
  });
  it('are rejected once the page is removed', () => {
    company({ type: 'company-removed', data: { reason: null } })
      .when(set(blog))
      .thenRefused('company-removed');
  });
});
