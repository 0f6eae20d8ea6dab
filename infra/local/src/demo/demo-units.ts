import { demoCommands } from './demo-commands.ts';
import { largeCounts, largeUnits } from './large/large-units.ts';
import type { Pack } from './pack.ts';
import { STAGES, type Unit } from './step.ts';

export type DemoSize = 'small' | 'large';
export type DemoScale = { readonly size: DemoSize; readonly seed: number };

/** `small` is the pack; `large` puts the generated companies, people and items behind the pack's own, stage by stage. */
export function* demoUnits(pack: Pack, { size, seed }: DemoScale): Iterable<Unit> {
  const own = [...demoCommands(pack)];
  for (const stage of STAGES) {
    for (const unit of own) if (unit.stage === stage) yield unit;
    if (size === 'large') yield* largeUnits(pack, stage, seed);
  }
}

export function countUnits(pack: Pack, { size }: DemoScale): number {
  let count = 0;
  for (const _ of demoCommands(pack)) count += 1;
  return size === 'large' ? count + largeCounts(pack).units : count;
}
