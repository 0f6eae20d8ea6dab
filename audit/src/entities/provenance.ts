import type { DomainRecorded } from '@meikan/event-log';
import { differences, touches } from './differences.ts';
import type { Step } from './steps.ts';

/** Which event gave each path its value, as far as it has been told. */
export class Provenance {
  readonly #last = new Map<string, DomainRecorded>();

  tell({ before, after, event }: Pick<Step, 'before' | 'after' | 'event'>): void {
    for (const { path } of differences(before, after)) {
      // Deleted first: the map stays in the order in which events happened.
      this.#last.delete(path);
      this.#last.set(path, event);
    }
  }

  /** The last event that changed the value at `path`, a part of it, or what contains it. */
  of(path: string): DomainRecorded | null {
    let found: DomainRecorded | null = null;
    for (const [touched, event] of this.#last) if (touches(touched, path)) found = event;
    return found;
  }
}
