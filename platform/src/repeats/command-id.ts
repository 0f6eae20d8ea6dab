import { MAX, NIL, validate } from 'uuid';
import { ProblemError } from '../problems/problem-error.ts';

/** What programs fill in that have no id: the first to send it would take it from all others. */
const NOBODYS: readonly string[] = [NIL, MAX];

/** Header `Idempotency-Key` as a command's id, in small letters; undefined without one. @throws ProblemError 400 */
export function commandIdOf(idempotencyKey: string | undefined): string | undefined {
  const id = idempotencyKey?.toLowerCase();
  if (id === undefined || (validate(id) && !NOBODYS.includes(id))) return id;
  throw new ProblemError({ code: 'malformed-request', detail: 'Idempotency-Key には UUID を指定してください。' });
}

/** What a command's id that was used before gets, with another body or from another account. */
export const commandIdReused = (): ProblemError =>
  new ProblemError({
    code: 'command-id-reused',
    status: 422,
    detail: '同じ番号で別の内容がすでに送られています。番号を作り直して送ってください。',
  });
