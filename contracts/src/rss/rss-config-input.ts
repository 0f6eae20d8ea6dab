import { limits, rssConfigChecks } from '@meikan/domain';
import { z } from 'zod';
import { idField, linkField, ruled } from '../kernel/fields.ts';

/** The form of a feed: all four fields are required (individual-side 5). */
export const rssConfigInput = z
  .strictObject({
    name: ruled<string>('表示名', rssConfigChecks.name, limits.shortText),
    rssName: ruled<string>('フィード名', rssConfigChecks.rssName, limits.shortText),
    category: ruled<string>('カテゴリ', rssConfigChecks.category),
    url: linkField('フィードの URL'),
  })
  .meta({ id: 'RssConfigInput' });

const configId = idField('RSS の設定');
const MOST_AT_ONCE = 2 * limits.rssConfigs;

/** How feeds shall be, by their ids; null: not there. */
export const rssConfigChanges = z
  .record(configId, rssConfigInput.nullable())
  .refine((changes) => Object.keys(changes).length <= MOST_AT_ONCE)
  .meta({ id: 'RssConfigChanges', title: 'RSS の設定' });
export type RssConfigInput = z.output<typeof rssConfigInput>;
export type RssConfigChanges = z.output<typeof rssConfigChanges>;
