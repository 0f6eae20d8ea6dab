import { searchEverything } from '@meikan/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app/start-test-app.ts';
import { askSearch } from './ask-search.ts';
import { type Ask, measure } from './measure.ts';
import { readQuestions, SUBJECTS, type Subject } from './questions.ts';
import { readPages } from './read-pages.ts';

let app: TestApp;
let ask: Ask;
beforeAll(async () => {
  app = await startTestApp();
  ask = askSearch(app.url);
});
afterAll(() => app?.[Symbol.asyncDispose]());

/** Beneath what is reached today, so that only a step back falls below: shares of the expected pages among the first ten. */
const FLOORS: Readonly<Record<Subject, number>> = { people: 0.95, organisations: 0.83, articles: 0.83 };

test.each(SUBJECTS)('who describes %s finds them among the first ten', async (subject) => {
  const questions = [...readQuestions(subject, 'develop'), ...readQuestions(subject, 'reported')];
  const figures = await measure(questions, ask);
  expect(figures.at(-1)?.recallAt10, JSON.stringify(figures, null, 1)).toBeGreaterThanOrEqual(FLOORS[subject]);
});

test('other engines are given every page that can be found', async () => {
  const { headers } = await fetch(new URL(searchEverything.path, app.url));
  const pages = await readPages(app.url);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(Number(headers.get('total')));
  expect(pages.find(({ id }) => id === 'kurosaki-mio')?.facts).toContain('長野県松本市');
});
