import { afterAll, beforeAll, describe } from 'vitest';
import { expectedRevisions } from './expected-revisions.ts';
import { failing } from './failing.ts';
import type { LogUnderTest, OpenLog } from './log-under-test.ts';
import { ordering } from './ordering.ts';
import { reading } from './reading.ts';
import { repeats } from './repeats.ts';
import { subscribing } from './subscribing.ts';

/** What the port promises, asked of one adapter. All adapters pass the same suite. */
export function describeEventLog(name: string, open: OpenLog): void {
  describe(name, () => {
    let opened: LogUnderTest | null = null;
    const subject = (): LogUnderTest => {
      if (!opened) throw new Error('the log under test is not open');
      return opened;
    };
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    describe('expected revisions', () => expectedRevisions(subject));
    describe('repeats', () => repeats(subject));
    describe('reading', () => reading(subject));
    describe('order', () => ordering(subject));
    describe('subscriptions', () => subscribing(subject));
    describe('failing', () => failing(subject));
  });
}
