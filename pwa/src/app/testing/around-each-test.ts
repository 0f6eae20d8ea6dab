import { Dexie } from 'dexie';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { closePage } from './open-page.tsx';
import { startServer, unanswered } from './played-server.ts';
import { quiet } from './recorded-answers.ts';

/** What a page complains of: nothing of ours logs an error. */
const complaints = vi.spyOn(console, 'error');

// Else its development build reports each question to a database that a test has closed.
Dexie.debug = false;

beforeAll(startServer);

beforeEach(() => {
  complaints.mockReset().mockImplementation(() => undefined);
});

afterEach(async () => {
  await quiet();
  const said = complaints.mock.calls.map((words) => words.map(String).join(' '));
  const missing = unanswered.slice();
  await closePage();
  expect(missing, 'nothing is recorded for these: npm run record').toEqual([]);
  expect(said, 'errors on the console').toEqual([]);
});
