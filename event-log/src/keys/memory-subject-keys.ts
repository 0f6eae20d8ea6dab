import { randomBytes } from 'node:crypto';
import { SubjectErased } from '../faults.ts';
import type { SubjectKeys } from './subject-keys.ts';

/** Keys that live as long as the process: for tests. */
export function createMemorySubjectKeys(): SubjectKeys {
  const keys = new Map<string, Buffer | null>();
  return {
    async keyFor(subject) {
      const known = keys.get(subject);
      if (known === null) throw new SubjectErased(subject);
      const key = known ?? randomBytes(32);
      keys.set(subject, key);
      return key;
    },
    async keysOf(subjects) {
      return new Map([...keys].filter(([subject]) => subjects.has(subject)));
    },
    async destroy(subject) {
      keys.set(subject, null);
    },
    async destroyed() {
      return [...keys].flatMap(([subject, key]) => (key === null ? [subject] : []));
    },
  };
}
