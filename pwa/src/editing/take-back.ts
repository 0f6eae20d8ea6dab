import { presentOutbox, type Standing } from '../offline/index.ts';
import { type Failure, failureOfProblem } from './failure.ts';
import { editingTexts as texts } from './texts.ts';

/**
 * What the server said no to while its form is still open goes back into the form: the command is discarded there, and made anew
 * when it is mended. A conflict stays in the queue, where both sides are kept until somebody decides.
 */
export async function takeBack(row: Standing): Promise<Failure> {
  if (row.trouble.kind === 'conflict') return { message: texts.conflict, fields: {} };
  await (await presentOutbox()).discard([row.id]);
  return failureOfProblem(row.trouble.problem);
}
