import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const question = z.strictObject({
  /** How it describes what is looked for. */
  class: z.string(),
  asks: z.string(),
  /** The ids of every page of the demo that a fair judge expects among the first ten. */
  answers: z.array(z.string()).min(1).max(6),
});
const file = z.strictObject({ develop: z.array(question), reported: z.array(question) });

export type Question = z.infer<typeof question>;
/** The ranking may be tuned with the first half; the other is only reported. */
export type Half = keyof z.infer<typeof file>;

const folder = resolve(import.meta.dirname, '../../../local/demo/questions');

/** What people ask of the demo, as they would type it: about people, about companies and services, about articles. */
export const SUBJECTS = ['people', 'organisations', 'articles'] as const;
export type Subject = (typeof SUBJECTS)[number];

export function readQuestions(subject: Subject, half: Half): readonly Question[] {
  return file.parse(JSON.parse(readFileSync(resolve(folder, `${subject}.json`), 'utf8')))[half];
}
