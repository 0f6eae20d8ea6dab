import { Dexie } from 'dexie';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { commands, server } from 'vitest/browser';
import { keepNoOwnerStacks } from './no-owner-stacks.ts';
import { closePage } from './open-page.tsx';
import { startServer, unanswered } from './played-server.ts';
import { quiet } from './recorded-answers.ts';
import { touchedTexts, watchTexts } from './touched-texts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What tests that choose by chance begin with. */
    seed: number;
    /** The build of React that draws the pages, `development` or `production`. */
    react: string;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    startTrace(): Promise<void>;
    stopTrace(test: string, tries: number, hasFailed: boolean): Promise<void>;
  }
}

fc.configureGlobal({ seed: inject('seed') });

/** What a page complains of: nothing of ours logs an error. */
const complaints = vi.spyOn(console, 'error');

// Else its development build reports each query to a database that a test has closed.
Dexie.debug = false;

/** In a frame that nobody can see Chromium lays a page out and presses its controls as ever, and paints nothing. */
function drawPages(isDrawn: boolean): void {
  if (frameElement === null) throw new Error('Vitest runs tests in a frame.');
  frameElement.setAttribute('style', isDrawn ? '' : 'opacity: 0');
}

/** Also what an event of a promise that nobody waits for is about. */
const inWords = (said: unknown): string =>
  said instanceof PromiseRejectionEvent ? `unhandled rejection: ${said.reason?.stack ?? said.reason}` : String(said);

beforeAll(startServer);
if (inject('react') === 'development') beforeAll(keepNoOwnerStacks);
beforeAll(watchTexts);

beforeEach(() => {
  complaints.mockReset().mockImplementation(() => undefined);
});

/** A test that is tried again is drawn and traced: on the first try that would slow down all those that pass. */
beforeEach(async ({ task, onTestFinished }) => {
  const tries = task.result?.retryCount ?? 0;
  drawPages(tries > 0 || !server.config.browser.headless);
  if (tries === 0) return;
  await commands.startTrace();
  // Also of a test that fails after its end: what a hook returns is not called then.
  onTestFinished(() => commands.stopTrace(task.fullTestName, tries, task.result?.state === 'fail'));
});

afterEach(async () => {
  await quiet();
  const said = complaints.mock.calls.map((words) => words.map(inWords).join(' '));
  const missing = unanswered.slice();
  const touched = touchedTexts.splice(0);
  await closePage();
  expect(touched, 'text beside other nodes needs an element of its own (README.md)').toEqual([]);
  expect(missing, 'nothing is recorded for these: npm run record').toEqual([]);
  expect(said, 'errors on the console').toEqual([]);
});
