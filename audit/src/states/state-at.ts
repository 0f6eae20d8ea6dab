import type { EntityState } from '@meikan/contracts';
import { ProblemError } from '@meikan/platform';
import { type Entity, streamOf } from '../entities/entity.ts';
import { folds } from '../entities/folds.ts';
import type { Step } from '../entities/steps.ts';
import { toJson } from '../entities/to-json.ts';

/** The state of an entity while it is folded, and whether it would hold more had nobody been erased. */
export class StateAt {
  readonly #entity: Entity;
  #last: Step | null = null;
  #erased = false;

  constructor(entity: Entity) {
    this.#entity = entity;
  }

  tell(step: Step): void {
    this.#last = step;
    this.#erased ||= step.erased.length > 0;
  }

  get state(): unknown {
    return this.#last ? this.#last.after : folds[this.#entity.category].state;
  }

  toAnswer(latest: bigint | null): EntityState {
    return {
      stream: streamOf(this.#entity),
      revision: this.#last ? String(this.#last.event.revision) : null,
      latest: latest === null ? null : String(latest),
      state: toJson(this.state),
      recordedAt: this.#last?.event.recordedAt ?? null,
      erased: this.#erased,
    };
  }
}

/** @throws ProblemError 404 for a revision that the stream has not come to */
export function assertReached(latest: bigint | null, revision: bigint): void {
  if (latest !== null && revision <= latest) return;
  throw new ProblemError({ code: 'not-found', detail: `${revision}番の版はまだありません。` });
}
