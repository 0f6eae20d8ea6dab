import { z } from 'zod';

const named = z.object({ sections: z.object({ basics: z.object({ name: z.string() }) }) });
const titled = z.object({ content: z.object({ articleName: z.string() }) });

/** The name that a state of a person, company or article carries; null when it carries none, as after its removal. */
export function subjectName(state: unknown): string | null {
  const person = named.safeParse(state);
  if (person.success) return person.data.sections.basics.name || null;
  const article = titled.safeParse(state);
  return article.success ? article.data.content.articleName : null;
}
