import { expect, onTestFinished, test } from 'vitest';
import type { Question } from '../route/read-route.ts';
import { questionOn } from '../testing/golden.ts';
import { recordingDb } from '../testing/recording-db.ts';
import { findHighlighted, findHiringPresentations } from './ranking-queries.ts';

const page = { page: 1, limit: 12 };
const asking: Readonly<Record<string, (question: Question) => Promise<unknown>>> = {
  'highlighted companies': (question) => findHighlighted(question, { ...page, explore: undefined }),
  presentations: (question) => findHiringPresentations(question, page),
};

test.each(Object.entries(asking))(
  '%s: the page and its count fail as one, no failure is left unhandled',
  async (_, ask) => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    onTestFinished(() => {
      process.off('unhandledRejection', note);
    });
    const { db, asked } = recordingDb(() => Promise.reject(new Error('the database is gone')));
    await expect(ask(questionOn(db))).rejects.toThrow('the database is gone');
    // Node tells of a rejection as unhandled once its microtasks are done.
    await new Promise(setImmediate);
    expect(asked).toHaveLength(2);
    expect(unhandled).toEqual([]);
  },
);
