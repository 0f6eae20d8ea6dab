import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  AGAIN,
  aloneOf,
  COMMON,
  type Description,
  ENOUGH,
  FIELD,
  fullRarity,
  inParts,
  OTHER_KIND,
  PARTIAL,
  POINTS,
  pairsOf,
  rarityOf,
  type Term,
  type Weighed,
} from '../folding/index.ts';
import { isChosen, missed } from './choice-conditions.ts';
import { all, type Condition } from './filters.ts';
import { type FoundPage, NOTHING_FOUND, type PageAsked, pageOfScored } from './hits-page.ts';
import { termLexemes } from './lexemes.ts';
import { wholePoints } from './match-points.ts';
import { foremostRows, type Rows, rowsByParts } from './met-rows.ts';
import { tableOf } from './search-doc.table.ts';

export type DescribedQuestion = PageAsked & {
  readonly description: Description;
  readonly filters: Condition;
  /** How many rows are looked at, word by word, where more hold a rarer word. */
  readonly most: number;
};

/** A term as it is looked for, with how many rows hold it, up to COMMON. */
type Counted = Weighed & { readonly met: number };

/** With the terms as they were looked for. */
export type DescribedPage = FoundPage & { readonly terms: readonly Weighed[] };

/**
 * The rows that meet a description, all its words first, then most of them (folding/described, in SQL). Candidates hold one of its
 * rarer words; common ones only say which of these fit better.
 */
export async function readDescribed(database: Kysely<unknown>, question: DescribedQuestion): Promise<DescribedPage> {
  const weighed = await weigh(database, question);
  const held = weighed.filter(({ met }) => met > 0);
  if (held.length === 0) return { ...NOTHING_FOUND, terms: [] };
  const rarer = held.filter(({ met }) => met < COMMON);
  const [asked, joint] = rarer.length > 0 ? [rarer, ' | '] : [held, ' & '];
  const lexemes = asked.map(({ term }) => termLexemes(term)).join(joint);
  const mayBeMany = rarer.length === 0 || rarer.reduce((sum, { met }) => sum + met, 0) >= question.most;
  const candidates = candidateRows(question, sql`tsv @@ ${lexemes}::tsquery`, mayBeMany);
  const scored = scoredRows(question, weighed, candidates);
  const page = await pageOfScored(database, { scored, looked: sql`(select count(*)::int from met)` }, question);
  const isCut = page.looked >= question.most;
  const total = Math.min(page.total, question.most);
  return { ...page, total, isCut, isTotalCut: isCut, terms: weighed.map(({ met: _, ...term }) => term) };
}

/** The terms with how rare they are, those by their parts that no row holds whole. */
async function weigh(
  database: Kysely<unknown>,
  { description: { terms }, filters }: DescribedQuestion,
): Promise<Counted[]> {
  const whole = await countMet(database, terms, filters);
  const asked = terms.map((term, at) => (whole[at] === 0 ? inParts(term) : term));
  const met = whole.includes(0) ? await countMet(database, asked, filters) : whole;
  return asked.map((term, at) => {
    const count = met[at] ?? 0;
    const full = fullRarity(terms[at] ?? term, whole[at] ?? 0);
    return { term, rarity: rarityOf(term, count), full, met: count };
  });
}

/** How many rows each term is met by, up to COMMON, of those that may be found: what is hidden weighs nothing. */
async function countMet(
  database: Kysely<unknown>,
  terms: readonly Term[],
  filters: Condition,
): Promise<readonly number[]> {
  const counts = terms.map((term) =>
    term.forms.length === 0
      ? sql`0`
      : sql`(select count(*)::int from (
          select from ${tableOf('doc')} where tsv @@ ${termLexemes(term)}::tsquery and ${filters} limit ${COMMON}) m)`,
  );
  const { rows } = await sql<{ met: number[] }>`select array[${sql.join(counts)}]::int[] as met`.execute(database);
  return rows[0]?.met ?? [];
}

/** The rows that hold what is asked for; of more than are looked at, the first in the order asked for and what is chosen besides. */
function candidateRows({ filters, choice, sort, most }: DescribedQuestion, met: Condition, mayBeMany: boolean): Rows {
  if (!mayBeMany) return rowsByParts({ parts: [met] }, filters, most);
  const foremost = choice.length === 0 ? [met] : [met, all([met, isChosen(choice)])];
  return foremostRows({ met, foremost }, filters, { sort, most });
}

function scoredRows(question: DescribedQuestion, weighed: readonly Weighed[], candidates: Rows): RawBuilder<unknown> {
  const { description, choice } = question;
  const asked = weighed.reduce((sum, { full }) => sum + full, 0);
  return sql`
    with met as materialized (select *, ${TOLD} from (${candidates}) doc),
    asked as materialized (${formRows(weighed)}),
    termed as materialized (
      select kind, id, term, max(rarity * weight) filter (where ${FIELD_OF} > 0) as held,
        max(rarity * weight * ${FIELD_OF} * ${REPEATED}) as points
      from met, asked
      where (strpos(told, form) > 0 or strpos(keys, form) > 0)
        and (alone is null or told ~ alone or k_name ~ alone or k_tag ~ alone)
      group by kind, id, term),
    summed as (
      select kind, id, sum(held) / ${asked} as covered, sum(points) as points, array_agg(term) as terms
      from termed where points > 0 group by kind, id),
    judged as materialized (
      select kind, id, path, followers, visitors, created_at, popularity, facets, ${missed(choice)} as missed, covered,
        (points + ${besides(weighed)}) * (${sql.lit(PARTIAL)} + ${sql.lit(1 - PARTIAL)} * covered) * ${kindShare(description)}
          as described,
        ${wholePoints(description.query)} as whole, 0 as words
      from met join summed using (kind, id)),
    scored as (
      select *, described + popularity / 1000 + case when whole >= ${sql.lit(POINTS.alias.part)} then whole else 0 end as points
      from judged where covered >= ${sql.lit(ENOUGH.atAll)}
        and covered >= ${sql.lit(ENOUGH.besideBest)} * (select max(covered) from judged))`;
}

/** Every form of every term, a row each. */
function formRows(weighed: readonly Weighed[]): RawBuilder<unknown> {
  const rows = weighed.flatMap(({ term, rarity }, at) =>
    term.forms.map((form) => ({ ...form, at, rarity, alone: aloneOf(form) ?? null })),
  );
  const column = <K extends keyof (typeof rows)[number]>(name: K) => rows.map((row) => row[name]);
  return sql`select * from unnest(${column('at')}::int[], ${column('text')}::text[], ${column('weight')}::float8[],
    ${column('rarity')}::float8[], ${column('alone')}::text[]) as forms (term, form, weight, rarity, alone)`;
}

/** The body unpacked: a long one lies compressed, and each look at it would unpack it again. */
const TOLD = sql`body || '' as told`;

/** What the field tells in which a form stands, the most telling first; nothing where only a reading holds it. */
const FIELD_OF = sql`case
  when strpos(k_tag, '|' || form || '|') > 0 or strpos(k_fact, '|' || form || '|') > 0 then ${sql.lit(FIELD.wholeFact)}
  when strpos(k_tag, form) > 0 then ${sql.lit(FIELD.tag)}
  when strpos(k_fact, form) > 0 then ${sql.lit(FIELD.fact)}
  when length(form) > 1 and strpos(k_name, form) > 0 then ${sql.lit(FIELD.name)}
  when strpos(told, form) > 0 then ${sql.lit(FIELD.text)} else 0 end`;
const REPEATED = sql`(1 + ${sql.lit(AGAIN)}
  * ln(greatest(1, (length(told) - length(replace(told, form, ''))) / length(form))::float8))`;

function besides(weighed: readonly Weighed[]): RawBuilder<number> {
  const pairs = pairsOf(weighed).map(
    ({ second, pattern, points }) => sql`case
      when terms @> ${[second - 1, second]}::int[] and told ~ ${pattern} then ${points}::float8 else 0 end`,
  );
  return pairs.length === 0 ? sql`0` : sql`(${sql.join(pairs, sql` + `)})`;
}

function kindShare({ kind }: Description): RawBuilder<number> {
  return kind === undefined ? sql`1` : sql`case when kind = ${kind} then 1 else ${sql.lit(OTHER_KIND)} end`;
}
