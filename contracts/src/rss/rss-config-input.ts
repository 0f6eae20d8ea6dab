import { type FeedHolder, limits, rssConfigChecks } from '@meikan/domain';
import { z } from 'zod';
import { idField, linkField, ruled } from '../kernel/fields.ts';

const checks = rssConfigChecks.user;
const CATEGORY = 'カテゴリー';
const others = {
  name: ruled<string>('表示名', checks.name, { most: limits.shortText }),
  rssName: ruled<string>('フィード名', checks.rssName, { most: limits.shortText }),
  url: linkField('フィードのURL'),
};
const formOf = (holder: FeedHolder) =>
  z.strictObject({
    ...others,
    category: ruled<string>(CATEGORY, rssConfigChecks[holder].category, { holds: 'content-categories' }),
  });

/** The form of a person's feed: all four fields are required. */
export const rssConfigInput = formOf('user').meta({ id: 'RssConfigInput' });
/** The form of a company's feed. */
export const companyRssConfigInput = formOf('company').meta({ id: 'CompanyRssConfigInput' });

/** As a phone queues it: a category that somebody may post; whether the holder may, the rule decides where it arrives. */
const queuedFeed = z
  .strictObject({
    ...others,
    category: ruled<string>(
      CATEGORY,
      (key) => {
        const ofPeople = rssConfigChecks.user.category(key);
        return ofPeople.ok ? ofPeople : rssConfigChecks.company.category(key);
      },
      { holds: 'content-categories' },
    ),
  })
  .meta({ id: 'QueuedRssConfig', title: 'RSSの設定' });

const configId = idField('RSSの設定');
const MOST_AT_ONCE = 2 * limits.rssConfigs;

/** How feeds shall be, by their ids; null: not there. */
export const rssConfigChanges = z
  .record(configId, queuedFeed.nullable())
  .refine((changes) => Object.keys(changes).length <= MOST_AT_ONCE)
  .meta({ id: 'RssConfigChanges', title: 'RSSの設定' });
export type RssConfigInput = z.output<typeof rssConfigInput>;
export type RssConfigChanges = z.output<typeof rssConfigChanges>;
