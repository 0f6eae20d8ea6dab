import type { SearchPort } from '../port.ts';
import { type LabelledQuery, QUERY_CLASSES } from './label-queries.ts';

export type Mode = 'search' | 'suggest';

/** Answers the ids of the first ten pages found. */
export type Ask = (text: string) => Promise<readonly string[]>;

/** Asks an engine as whoever searches does, or whoever types. */
export function asker(port: SearchPort, mode: Mode): Ask {
  const viewer = { kind: 'anonymous' } as const;
  const asked = (text: string) =>
    mode === 'suggest'
      ? port.suggest({ text, viewer, limit: 10 })
      : port.search({ text, viewer, sort: 'relevance', page: 1, pageSize: 10, counter: true });
  return async (text) => (await asked(text)).hits.map(({ id }) => id);
}

export type Figures = {
  readonly name: string;
  readonly queries: number;
  /** Relevant hits among the first ten, of as many as could be there. */
  readonly recallAt10: number;
  /** Mean of 1 / place of the first relevant hit. */
  readonly mrr: number;
  /** Share of queries whose own target (or, for broad classes, any relevant hit) is among the first five. */
  readonly top5: number;
  readonly p50: number;
  readonly p95: number;
};

type Sample = {
  readonly query: LabelledQuery;
  readonly recall: number;
  readonly place: number;
  readonly milliseconds: number;
};

/** Asks every query once, one after the other. Figures per class, and of all together as the last row. */
export async function measure(ask: Ask, queries: readonly LabelledQuery[]): Promise<Figures[]> {
  const samples: Sample[] = [];
  for (const query of queries) samples.push(await sampleOf(ask, query));
  const classes = QUERY_CLASSES.map((kind) =>
    figuresOf(
      kind,
      samples.filter(({ query }) => query.kind === kind),
    ),
  );
  return [...classes, figuresOf('all', samples)];
}

/** Queries whose answer is not among the first five, for whoever wants to know why. */
export async function misses(ask: Ask, queries: readonly LabelledQuery[]): Promise<LabelledQuery[]> {
  const missed: LabelledQuery[] = [];
  for (const query of queries) if ((await sampleOf(ask, query)).place > 5) missed.push(query);
  return missed;
}

async function sampleOf(ask: Ask, query: LabelledQuery): Promise<Sample> {
  const began = performance.now();
  const ids = await ask(query.text);
  const milliseconds = performance.now() - began;
  const met = ids.map((id) => query.relevant.has(id));
  const first = met.indexOf(true);
  const recall = met.filter(Boolean).length / Math.min(10, query.relevant.size);
  return { query, recall, place: first < 0 ? Number.POSITIVE_INFINITY : first + 1, milliseconds };
}

function figuresOf(name: string, samples: readonly Sample[]): Figures {
  const times = samples.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    name,
    queries: samples.length,
    recallAt10: mean(samples.map(({ recall }) => recall)),
    mrr: mean(samples.map(({ place }) => 1 / place)),
    top5: mean(samples.map(({ place }) => (place <= 5 ? 1 : 0))),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The value below which a share of sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
