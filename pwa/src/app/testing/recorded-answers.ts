import { expect, inject } from 'vitest';
import { commands } from 'vitest/browser';
import { queryOf, type RecordedAnswer, type RecordedAnswers, type Viewer } from './recorded-answer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether queries go to a running instance, and their answers are kept. */
    recording: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    recordAnswer(call: string, viewer: Viewer, address: string): Promise<RecordedAnswer>;
  }
}

let lastAsked = 0;

const QUIET = 1000;

/**
 * While answers are recorded: waits until nothing has been asked for a second. What goes on beside a page is asked as far as the test
 * lasts, and may come further at the next run.
 */
export async function quiet(): Promise<void> {
  if (!inject('recording')) return;
  await expect.poll(() => performance.now() - lastAsked, { timeout: 60_000 }).toBeGreaterThan(QUIET);
}

const files = import.meta.glob<RecordedAnswers>('./answers/*.json', { import: 'default' });

/** What the read API answered when it was asked for this; while answers are recorded, what it answers now. Undefined where it was never asked. */
export async function recordedAnswer(
  call: string,
  viewer: Viewer,
  address: string,
): Promise<RecordedAnswer | undefined> {
  if (inject('recording')) {
    lastAsked = performance.now();
    return commands.recordAnswer(call, viewer, address);
  }
  const answers = await files[`./answers/${call}.json`]?.();
  return answers?.[queryOf(viewer, address)];
}
