import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleAppend } from '../contract-suite/sample-appends.ts';
import { prepareAppend } from '../prepared-append.ts';
import { BATCH_LIMITS, takeBatch } from './batch.ts';

const commandId = (index: number): string => `01980000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const one = fc.record({ stream: fc.nat(5), command: fc.nat(40), size: fc.integer({ min: 1, max: 200 }) });

function waiting({ stream, command, size }: { stream: number; command: number; size: number }) {
  const request = sampleAppend({ stream: `s-${stream}`, commandId: commandId(command), count: size });
  return { append: prepareAppend(request) };
}

describe('a batch', () => {
  it('is the front of the queue, within its limits, each dependent request in a later round', () => {
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 60 }), (commands) => {
        const queue = commands.map(waiting);
        const batch = takeBatch(queue);
        const taken = new Set(batch.map((member) => member.waiting));
        expect(queue.slice(0, batch.length).every((member) => taken.has(member))).toBe(true);
        expect(batch.length).toBeGreaterThan(0);
        const events = batch.reduce((sum, member) => sum + member.waiting.append.events.length, 0);
        expect(events).toBeLessThanOrEqual(BATCH_LIMITS.events);
        expect(batch.map(({ round }) => round)).toEqual(batch.map(({ round }) => round).sort((a, b) => a - b));
        for (const keyOf of [streamOf, commandOf]) {
          const rounds = batch.map((member) => `${member.round} ${keyOf(member)}`);
          expect(new Set(rounds).size).toBe(rounds.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('holds everything when nothing depends on anything', () => {
    const queue = Array.from({ length: 128 }, (_, index) => waiting({ stream: index, command: index, size: 1 }));
    const batch = takeBatch(queue);
    expect(batch.map((member) => member.waiting)).toEqual(queue);
    expect(new Set(batch.map(({ round }) => round))).toEqual(new Set([0]));
  });
});

type Member = ReturnType<typeof takeBatch<ReturnType<typeof waiting>>>[number];
const streamOf = (member: Member): string => member.waiting.append.request.stream;
const commandOf = (member: Member): string => member.waiting.append.request.receipt.commandId;
