import { companyQuestion } from './company-questions.ts';
import { profileQuestion } from './person-questions.ts';
import type { PageQuestion } from './question.ts';
import type { Thing } from './thing.ts';

/** What a thing's page asks first; `null` for articles, which have no page here. */
export function firstQuestion({ kind, id }: Thing): PageQuestion | null {
  if (kind === 'article') return null;
  return kind === 'person' ? profileQuestion(id) : companyQuestion(id);
}
