import { ApiProblem } from '../../api/api-error.ts';
import { NothingKept } from '../../session/sign-in.ts';
import { loginTexts as texts } from './login.texts.ts';

/** Why nobody was signed in, as far as its person can do something about it; `otherwise` for the rest. */
export function failureWords(error: unknown, otherwise: string): string {
  if (error instanceof NothingKept) return texts.nothingKept;
  // A server that asks to be left alone for a time says so itself.
  return error instanceof ApiProblem && error.asksToWait ? error.message : otherwise;
}
