import { codecs, createCommandHandler, createMemorySubjectKeys, MemoryEventLog } from '@meikan/event-log';
import { describe, expect, it } from 'vitest';
import { countUnits, demoUnits } from '../demo-units.ts';
import { loadPack } from '../pack.ts';
import { STAGES } from '../step.ts';
import { largeUnits } from './large-units.ts';

const pack = await loadPack();

describe('the large demo', () => {
  it('has 20 000 pages, 20 000 people and 200 000 items, made one by one', () => {
    const small = countUnits(pack, { size: 'small', seed: 7 });
    const links = small - 150 - 214 - 839;
    expect(countUnits(pack, { size: 'large', seed: 7 })).toBe(20_000 + 20_000 + 200_000 + links);
    let pages = 0;
    for (const unit of demoUnits(pack, { size: 'large', seed: 7 })) {
      if (unit.stage !== 'companies' || pages >= 300) break;
      pages += 1;
    }
    expect(pages).toBe(300);
  });

  it('is the same for the same seed, and differs for another', () => {
    const sample = (seed: number) => {
      const commands: unknown[] = [];
      for (const { steps } of demoUnits(pack, { size: 'large', seed })) {
        commands.push(...steps.map(({ command }) => command));
        if (commands.length > 8000) break;
      }
      return JSON.stringify(commands);
    };
    expect(sample(7)).toBe(sample(7));
    expect(sample(7)).not.toBe(sample(8));
  });

  it.each(STAGES)('passes every rule: %s', async (stage) => {
    const fresh = createCommandHandler({ log: new MemoryEventLog(), codecs, keys: createMemorySubjectKeys() });
    const seen = new Set<string>();
    for (const { steps } of firstOf(300, largeUnits(pack, stage, 7))) {
      for (const step of steps) {
        const outcome = await step.send(fresh, 'large-7');
        expect({ kind: outcome.kind, command: step.command }).not.toMatchObject({ kind: 'refused' });
        seen.add(step.stream);
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(stage === 'links' || stage === 'end' ? 0 : 300);
  });

  function* firstOf<T>(count: number, items: Iterable<T>): Iterable<T> {
    let left = count;
    for (const item of items) {
      if (left === 0) return;
      left -= 1;
      yield item;
    }
  }
});
