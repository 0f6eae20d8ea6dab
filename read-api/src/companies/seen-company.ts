import { ProblemError } from '@meikan/platform';
import type { Question } from '../route/read-route.ts';
import { maySee } from './company-answer.ts';
import { type CompanyPageRow, findCompany } from './company-query.ts';

/** @throws ProblemError 404 */
export async function knownCompany(question: Question, id: string): Promise<CompanyPageRow> {
  const row = await findCompany(question, id);
  if (!row) throw new ProblemError({ code: 'not-found', detail: 'この会社・サービスは見つかりませんでした。' });
  return row;
}

/** A page whose lists the reader may see; null when it is not public to them. @throws ProblemError 404 */
export async function seenCompany(question: Question, id: string): Promise<CompanyPageRow | null> {
  const row = await knownCompany(question, id);
  return maySee(row, question.reader) ? row : null;
}

/** The lists of a page that the reader may not see are empty, without counts. */
export const nothing = { payload: [], total: 0, counter: {} };
