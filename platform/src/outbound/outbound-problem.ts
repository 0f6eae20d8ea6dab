import { ProblemError } from '../problems/problem-error.ts';

/** One answer for every forbidden address, so that nobody learns what lies inside. */
export function addressRefused(cause?: unknown): ProblemError {
  return new ProblemError({
    code: 'address-not-allowed',
    status: 422,
    title: 'このURLは利用できません',
    detail: 'このURLからは取得できません。公開されているURLを入力してください。',
    cause,
  });
}

/** Allowed, but it did not answer with something usable: too slow, too large, of another kind, broken. */
export function addressFailed(cause?: unknown): ProblemError {
  return new ProblemError({
    code: 'address-not-readable',
    status: 422,
    title: '取得できませんでした',
    detail: 'URLの内容を取得できませんでした。URLを確認して、もう一度お試しください。',
    cause,
  });
}
