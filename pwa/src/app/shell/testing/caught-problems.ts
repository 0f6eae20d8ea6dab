import { type MockInstance, vi } from 'vitest';
import { ApiProblem } from '../../../api/api-error.ts';

/** The server's no, which a page has said in words; React logs it where a root does not sort such errors out, as `main.tsx` does. */
export function forgetCaughtProblems(): void {
  const said: MockInstance<typeof console.error> = vi.mocked(console.error);
  const others = said.mock.calls.filter((words) => !words.some((word) => word instanceof ApiProblem));
  said.mockClear();
  said.mock.calls.push(...others);
}
