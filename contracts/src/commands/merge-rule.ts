import type { ArticleItem } from '../articles/article.ts';
import type { Company } from '../companies/company.ts';
import { asJson, isJsonObject, type Json, type JsonObject } from '../kernel/json.ts';
import type { Profile } from '../users/profile.ts';

type Entities = { readonly profile: Profile; readonly article: ArticleItem; readonly company: Company };

/** The answer that a form was opened on: what its person saw when they began to write. */
export type Shown = { readonly [K in keyof Entities]: Pick<Entities, K> }[keyof Entities];

/** The fields that a command may set, as the state of its stream holds them; `null`: the thing is gone. */
type OfState = (state: Json) => JsonObject | null;

/** How a queued command meets others of its stream: those of the same device, and those that came from elsewhere. */
export type MergeRule =
  /**
   * The last one wins, whatever stands there. `setting` tells which setting of its stream a command sets: each is won by its own
   * last command. `keeps`: what stays as it stands where a later command does not name it.
   */
  | {
      readonly merges: 'set';
      readonly setting: (data: JsonObject) => Json | undefined;
      readonly keeps?: readonly string[];
      /** What it brings back, where no answer shows that meanwhile. */
      readonly ofShown?: (shown: Shown) => object;
    }
  /** Changes of fields, merged field by field: what they were changed from, what stands there, what is wanted. */
  | { readonly merges: 'fields'; readonly ofState: OfState; readonly ofShown: (shown: Shown) => object }
  /** Begins a thing. */
  | { readonly merges: 'create'; readonly ofState: OfState }
  /** Ends a thing; one that is brought back before this was sent cancels it out. */
  | { readonly merges: 'remove'; readonly ofState: OfState; readonly setting: (data: JsonObject) => Json | undefined };

/** The rule of a command that sets one value. */
export const set = (setting: string) => ({ merges: 'set', setting: () => setting }) as const satisfies MergeRule;

/**
 * Reads fields from the state that the answer of a conflict shows; the server has folded it by the same domain code as `S` names.
 * @throws TypeError where it is not the state of a stream
 */
export const ofState =
  <S extends { readonly status: string }>(read: (state: S) => object | null): OfState =>
  (state) => {
    if (!isJsonObject(state) || typeof state.status !== 'string') throw new TypeError('not the state of a stream');
    const fields = read(state as unknown as S);
    return fields && asJson(fields);
  };

/** Reads fields from the answer that shows a thing. @throws TypeError where the answer shows a thing of another kind */
export const ofShown =
  <K extends keyof Entities>(kind: K, read: (entity: Entities[K]) => object) =>
  (shown: Shown): object => {
    const entity = (shown as Partial<Entities>)[kind];
    if (entity === undefined) throw new TypeError(`no ${kind} was shown`);
    return read(entity);
  };
