import { catalogueEntries } from '@meikan/domain';
import { textAt } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { c } from '../route/tables.ts';

type Range = { readonly key: string; readonly above: number; readonly upTo: number | null };

/** min < n ≤ max; the last bucket has no end. */
const ranges: readonly Range[] = catalogueEntries('company_size_buckets').map(({ key, value }, index, all) => ({
  key,
  above: Number(all[index - 1]?.value ?? 0),
  upTo: index === all.length - 1 ? null : Number(value),
}));

const size = sql`(${textAt(c.state, 'sections', 'company-size')})::int`;

/** Companies whose number of employees falls into one of the buckets; everything where none is named. */
export function ofSizes(buckets: readonly string[] | undefined) {
  if (!buckets) return sql`true`;
  const within = ranges
    .filter(({ key }) => buckets.includes(key))
    .map(({ above, upTo }) => sql`(${size} > ${above} and ${size} <= ${upTo ?? 2_147_483_647})`);
  return sql`(${sql.join(within, sql` or `)})`;
}
