import type { UsageType, Verdict } from '@meikan/domain';
import { orNull, text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** A person or a company uses a service; a row is there only while it does. */
export type UsageRow = RowOf<typeof usageTable>;

export const usageTable = defineTable({
  name: 'usage',
  key: ['holder_id', 'service_id'],
  columns: {
    holder_id: text(),
    holder_kind: text<'user' | 'company'>(),
    service_id: text(),
    usage_type: text<UsageType>(),
    /** `yyyy-MM`, as its holder told it. */
    since: orNull(text()),
    comment: orNull(text()),
    registered_at: text(),
    arrived_at: text(),
    /** What the side that did not claim it says of it. */
    verdict: orNull(text<Verdict>()),
    verdict_at: orNull(text()),
  },
  indexes: {
    // The owners of a service's page are notified, of the newest first.
    usage_news: '(service_id, arrived_at desc)',
    // Who uses a service: people and companies apart, newest first.
    usage_service: '(service_id, holder_kind, registered_at desc, holder_id)',
    // What a person or company uses, newest first.
    usage_newest: '(holder_id, registered_at desc, service_id)',
  },
});
