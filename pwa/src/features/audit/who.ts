import type { HistoryEntry } from '@meikan/contracts';
import { auditTexts } from './texts.ts';

const { history: texts } = auditTexts;

const roles: ReadonlyMap<string, string> = new Map(Object.entries(texts.roles));

/** An actor in words: the name, or what the role is called where nobody has given one. */
export function who({ id, role, name }: HistoryEntry['actor']): string {
  if (name !== null && name !== '') return name;
  if (id === 'system') return texts.system;
  return texts.nobody(roles.get(role) ?? role);
}
