import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app/start-test-app.ts';
import { askSearch } from './ask-search.ts';
import { type Ask, measure } from './measure.ts';
import { readQuestions, SUBJECTS, type Subject } from './questions.ts';

let app: TestApp;
let ask: Ask;
beforeAll(async () => {
  app = await startTestApp();
  ask = askSearch(app.url);
});
afterAll(() => app?.[Symbol.asyncDispose]());

/** Beneath what is reached today, so that only a step back falls below: shares of the expected pages among the first ten. */
const FLOORS: Readonly<Record<Subject, number>> = { people: 0.95, organisations: 0.75, articles: 0.7 };

test.each(SUBJECTS)('who describes %s finds them among the first ten', async (subject) => {
  const questions = [...readQuestions(subject, 'develop'), ...readQuestions(subject, 'reported')];
  const figures = await measure(questions, ask);
  expect(figures.at(-1)?.recallAt10, JSON.stringify(figures, null, 1)).toBeGreaterThanOrEqual(FLOORS[subject]);
});
