import type { UsageType, Verdict } from '@meikan/domain';
import type { TableDefinition } from '../table-definition.ts';

/** A person or a company uses a service; a row is there only while it does. */
export type UsageRow = {
  holder_id: string;
  holder_kind: 'user' | 'company';
  service_id: string;
  usage_type: UsageType;
  /** `yyyy-MM`, as its holder told it. */
  since: string | null;
  comment: string | null;
  registered_at: string;
  /** What the side that did not claim it says of it. */
  verdict: Verdict | null;
};

export const usageTable: TableDefinition<UsageRow> = {
  name: 'usage',
  key: ['holder_id', 'service_id'],
  columns: {
    holder_id: 'text',
    holder_kind: 'text',
    service_id: 'text',
    usage_type: 'text',
    since: 'text',
    comment: 'text',
    registered_at: 'text',
    verdict: 'text',
  },
  ddl: (schema) => [
    `create table ${schema}.usage (holder_id text not null, holder_kind text not null, service_id text not null, usage_type text not null,
      since text, comment text, registered_at text not null, verdict text, primary key (holder_id, service_id))`,
    // Who uses a service: people and companies apart, newest first.
    `create index usage_service on ${schema}.usage (service_id, holder_kind, registered_at desc, holder_id)`,
    // What a person or company uses, newest first.
    `create index usage_newest on ${schema}.usage (holder_id, registered_at desc, service_id)`,
  ],
};
