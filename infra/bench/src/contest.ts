import { median, type Random, shuffled } from './statistics.ts';

/** Figures of one round by name. */
export type Figures = Readonly<Record<string, number>>;

export type Contender<F extends Figures> = { readonly name: string; run(): Promise<F> };

type Contest = {
  readonly rounds: number;
  readonly random: Random;
  /** Called before each run, so that nobody pays for what another left behind. */
  readonly before?: () => Promise<void>;
};

/**
 * Lets every contender run once a round, each round in another order: whatever slows the machine for a while slows
 * all of them. Answers the median of each figure, by the contender's name.
 */
export async function contest<F extends Figures>(
  contenders: readonly Contender<F>[],
  { rounds, random, before }: Contest,
): Promise<(name: string, figure: keyof F & string) => number> {
  const samples = new Map<string, F[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of shuffled(contenders, random)) {
      await before?.();
      samples.get(contender.name)?.push(await contender.run());
    }
  }
  return (name, figure) => {
    const runs = samples.get(name);
    if (!runs || runs.length === 0) throw new Error(`${name} has not run`);
    return median(runs.map((run) => run[figure] ?? Number.NaN));
  };
}
