import type { Question } from './questions.ts';

/** Answers the ids of the first ten pages found. */
export type Ask = (text: string) => Promise<readonly string[]>;

export type Figures = {
  readonly name: string;
  readonly questions: number;
  /** Expected pages among the first ten, of all that are expected. */
  readonly recallAt10: number;
  /** Mean of 1 / place of the first expected page. */
  readonly mrr: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
};

type Sample = {
  readonly question: Question;
  readonly recall: number;
  readonly reciprocal: number;
  readonly milliseconds: number;
};

/** Asks each question once, one after the other. Figures per class, and of all together as the last row. */
export async function measure(questions: readonly Question[], ask: Ask): Promise<Figures[]> {
  const samples: Sample[] = [];
  for (const question of questions) samples.push(await sampleOf(question, ask));
  const classes = [...new Set(questions.map((question) => question.class))].sort();
  const ofClass = (name: string) => samples.filter(({ question }) => question.class === name);
  return [...classes.map((name) => figuresOf(name, ofClass(name))), figuresOf('all', samples)];
}

async function sampleOf(question: Question, ask: Ask): Promise<Sample> {
  const began = performance.now();
  const found = await ask(question.asks);
  const milliseconds = performance.now() - began;
  const first = found.findIndex((id) => question.answers.includes(id));
  return {
    question,
    milliseconds,
    recall: question.answers.filter((id) => found.includes(id)).length / question.answers.length,
    reciprocal: first < 0 ? 0 : 1 / (first + 1),
  };
}

function figuresOf(name: string, samples: readonly Sample[]): Figures {
  const times = samples.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    name,
    questions: samples.length,
    recallAt10: mean(samples.map(({ recall }) => recall)),
    mrr: mean(samples.map(({ reciprocal }) => reciprocal)),
    p50: at(0.5),
    p95: at(0.95),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
