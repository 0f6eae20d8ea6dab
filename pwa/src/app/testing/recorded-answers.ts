import { inject } from 'vitest';
import { commands } from 'vitest/browser';
import { questionOf, type RecordedAnswer, type RecordedAnswers, type Viewer } from './recorded-answer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether questions go to a running instance, and their answers are kept. */
    recording: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    recordAnswer(call: string, viewer: Viewer, address: string): Promise<RecordedAnswer>;
  }
}

const files = import.meta.glob<RecordedAnswers>('./answers/*.json', { import: 'default' });

/** What the read API answered when it was asked for this; while answers are recorded, what it answers now. Undefined where it was never asked. */
export async function recordedAnswer(
  call: string,
  viewer: Viewer,
  address: string,
): Promise<RecordedAnswer | undefined> {
  if (inject('recording')) return commands.recordAnswer(call, viewer, address);
  const answers = await files[`./answers/${call}.json`]?.();
  return answers?.[questionOf(viewer, address)];
}
