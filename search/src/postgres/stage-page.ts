import type { Kysely } from 'kysely';
import { type Choice, KIND } from '../choice/choice.ts';
import { isChosen } from './choice-conditions.ts';
import { all, type Condition } from './filters.ts';
import { type FoundPage, type FoundRow, type PageAsked, pageOfRows, type RowsPage, UNCUT } from './hits-page.ts';
import { everyRow, foremostRows, type Rows, rowsByParts, type Stage } from './met-rows.ts';

export type StageQuestion = PageAsked & {
  readonly stage: Stage;
  readonly filters: Condition;
  /** How many rows are looked at of a text that more of them meet. */
  readonly most: number;
};

/** A page of what meets a stage: by relevance those that tell most are enough, in any other order all are looked at. */
export async function readStagePage(database: Kysely<unknown>, question: StageQuestion): Promise<FoundPage> {
  if (question.sort === 'relevance') return readMostRelevant(database, question);
  const { stage, filters } = question;
  const rows = everyRow(stage, filters);
  return { ...(await pageOfRows(database, { query: stage.query, rows }, question)), ...UNCUT };
}

/**
 * Where at least `most` rows meet a stage, so many of them are looked at: by the parts that weigh more, in the table's order, which a
 * rebuild makes that of how well known they are. What may stand before all others is looked for besides, and what is chosen by itself:
 * a kind with its counts, then all that is chosen.
 */
async function readMostRelevant(database: Kysely<unknown>, question: StageQuestion): Promise<FoundPage> {
  const { stage, filters, most, choice, offset, limit } = question;
  const fromTheTop = { ...question, offset: 0, limit: offset + limit };
  const uncounted = { ...fromTheTop, countFacets: [], counter: false };
  const read = (rows: Rows, asked: PageAsked) => pageOfRows(database, { query: stage.query, rows }, asked);
  const readOf = (narrower: Choice, asked: PageAsked) =>
    read(rowsByParts(stage, all([filters, isChosen(narrower)]), most), asked);
  const isCut = ({ looked }: RowsPage) => looked >= most;
  const onPage = (rows: readonly FoundRow[]) => rows.slice(offset, offset + limit);

  const ofAll = await readOf([], fromTheTop);
  if (!isCut(ofAll)) return { ...ofAll, ...UNCUT, rows: onPage(ofAll.rows) };
  const kind = choice.filter(({ group }) => group === KIND);
  const ofKind = kind.length === 0 ? ofAll : await readOf(kind, fromTheTop);
  const chosen = isCut(ofKind) && choice.length > kind.length ? await readOf(choice, uncounted) : ofKind;
  const foremost = await read(foremostRows(stage, filters, { sort: 'relevance', most }), uncounted);
  return {
    ...ofAll,
    ...{ paths: ofKind.paths, facets: ofKind.facets, kinds: { ...ofAll.kinds, ...ofKind.kinds } },
    ...{ total: chosen.total, isTotalCut: isCut(chosen), isCut: true },
    rows: onPage(merged(foremost.rows, chosen.rows)),
    named: ofAll.named || foremost.named,
  };
}

/** Both, each row once, by their points. */
function merged(some: readonly FoundRow[], others: readonly FoundRow[]): FoundRow[] {
  const all = new Map([...some, ...others].map((row) => [`${row.kind}/${row.id}`, row]));
  return [...all].sort(([a, one], [b, other]) => other.points - one.points || (a < b ? -1 : 1)).map(([, row]) => row);
}
