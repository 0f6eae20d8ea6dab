import { type RawBuilder, sql } from 'kysely';
import { CATEGORY, type Choice, type Chosen, choiceBut, facetToken, KIND, MOST_VALUES } from '../choice/choice.ts';
import { all, type Condition } from './filters.ts';
import { storable } from './storable-text.ts';

/** That a row of `doc` is among what is chosen. */
export const isChosen = (choice: Choice): Condition => all(choice.map(holds));

function holds({ group, values }: Chosen): Condition {
  const stored = values.map(storable);
  if (group === KIND) return sql`kind = any(${stored})`;
  if (group === CATEGORY) return sql`category_path && ${stored}`;
  return sql`facets && ${stored.map((value) => facetToken(group, value))}`;
}

/** The groups that a row of `doc` misses, a bit each, as a column that `meets` reads. */
export function missed(choice: Choice): RawBuilder<number> {
  if (choice.length === 0) return sql`0`;
  const bits = choice.map((chosen, at) => sql`case when ${holds(chosen)} then 0 else ${sql.lit(1 << at)} end`);
  return sql`(${sql.join(bits, sql` | `)})`;
}

/** That a row whose `missed` groups are known is among what is chosen, heedless of some groups. */
export function meets(choice: Choice, ...but: readonly string[]): Condition {
  const bits = bitsOf(choice, choiceBut(choice, ...but));
  return bits === 0 ? sql`true` : sql`missed & ${sql.lit(bits)} = 0`;
}

const bitsOf = (choice: Choice, heeded: Choice): number =>
  choice.reduce((bits, chosen, at) => (heeded.includes(chosen) ? bits | (1 << at) : bits), 0);

export type Facetted = { readonly choice: Choice; readonly countFacets: readonly string[] };

/** The values of the facets of rows with `missed` and `facets`, with how many rows have each, as one JSON object. */
export function facetCounts(rows: RawBuilder<unknown>, { choice, countFacets }: Facetted): RawBuilder<unknown> {
  if (countFacets.length === 0) return sql`null::json`;
  const heeded = countFacets.map((group) => bitsOf(choice, choiceBut(choice, group)));
  // A row that misses two groups counts nowhere. The others are counted by token and what they miss before a token is looked into.
  const counting = sql`${meets(choice, ...countFacets)} and missed & (missed - 1) = 0`;
  return sql`(select json_object_agg(token, n order by n desc, token) from (
    select token, n, row_number() over (partition by facet order by n desc, token) as place from (
      select token, facet, sum(n)::int as n
      from (select token, missed, count(*) as n from ${rows} cross join unnest(facets) as token
          where ${counting} group by token, missed) t
        join unnest(${[...countFacets]}::text[], ${heeded}::int[]) as asked (facet, heeded)
          on facet = split_part(token, ':', 1) and missed & heeded = 0
      group by token, facet) c) placed where place <= ${sql.lit(MOST_VALUES)})`;
}
