import type { Asked, Who } from './open-test-app.ts';

/** One valid call of each write: who sends it, what it appends, another body under the same id, and what it answers. */
export type Write = {
  readonly name: string;
  readonly who: Who;
  readonly asked: Asked;
  readonly appends: readonly string[];
  readonly otherBody?: object;
  /** Instead of `otherBody`: the fields of the form that differ. */
  readonly otherForm?: Readonly<Record<string, string>>;
  readonly payload: object;
};
