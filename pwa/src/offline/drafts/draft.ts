import { company, getProfile, listUserArticles, type Shown } from '@meikan/contracts';
import { isOwnKey, sameValue } from '@meikan/domain';
import { z } from 'zod';

/** What somebody is writing in one form. */
export type Draft = {
  /** The fields as they stand in the form now, and as they stood there when it was opened. */
  readonly values: unknown;
  readonly first: unknown;
  /** Under this id it will be sent: sent again after a crash, it is still the same command. */
  readonly id: string;
  /** What the form was opened on (`Shown`); absent in a form of something new. */
  readonly shown?: unknown;
};

/** A draft and the key that it is kept under; `at`: when it was last written, epoch ms. */
export type Kept = { readonly key: string; readonly at: number; readonly draft: Draft };
/** One that is to be kept, or that is to go (`null`). */
export type Keeping = Omit<Kept, 'draft'> & { readonly draft: Draft | null };

const shown = z.union([
  z.object({ profile: getProfile.answer }),
  z.object({ article: listUserArticles.answer.element }),
  z.object({ company }),
]);

/** What was kept on this device as `Shown`; `undefined` when it is none, as after an older app. */
export const readShown = (kept: unknown): Shown | undefined => shown.safeParse(kept).data;

/**
 * A form with what was being written in it: the fields that its person had changed, over what stands there now. `null` when that
 * changes nothing. What an older app has kept of a field that is of another kind today is left out.
 */
export function restored<V extends object>(present: V, { values, first }: Draft): V | null {
  const written = fieldsOf(values);
  const begun = fieldsOf(first);
  const changed = Object.entries(present).filter(([name, value]) => {
    if (!isOwnKey(written, name) || sameValue(written[name], begun[name])) return false;
    return sameKind(written[name], value);
  });
  const merged = { ...present, ...Object.fromEntries(changed.map(([name]) => [name, written[name]])) };
  return sameValue(merged, present) ? null : merged;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** An empty field may be `null` or be filled: it has the kind of what it may hold. Lists are alike in their first rows. */
function sameKind(one: unknown, other: unknown): boolean {
  if (one === null || other === null) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) {
    return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
  }
  return one.length === 0 || other.length === 0 || sameKind(one[0], other[0]);
}
