import { expect, test } from 'vitest';
import { ApiProblem } from '../../api/api-error.ts';
import { NothingKept } from '../../session/sign-in.ts';
import { failureWords } from './failure-words.ts';
import { loginTexts as texts } from './login.texts.ts';

const detail = 'しばらく時間をおいてから、もう一度お試しください。';
const refusal = (retryAfter: number | null) =>
  new ApiProblem(
    { type: 'about:blank', status: 429, code: 'x', title: '題', detail, errors: [], payload: detail },
    retryAfter,
  );

test.each([
  ['a browser that keeps nothing', new NothingKept(), texts.nothingKept],
  ['a server that asks to be left alone for a time', refusal(30_000), detail],
  ['a server that says no', refusal(null), texts.refused],
  ['anything else', new Error('No matching state found in storage'), texts.refused],
])('a sign-in that failed for %s says what to do', (_, error, words) => {
  expect(failureWords(error, texts.refused)).toBe(words);
});
