import type { Row } from '../../offline/index.ts';

type Avatar = string | null;

const namesPicture = (changes: unknown): changes is { readonly avartar: unknown } =>
  typeof changes === 'object' && changes !== null && 'avartar' in changes;

/** The edit that waits with the last picture a person chose, and that picture as the edit names it; null where none waits. */
export function pendingAvatar(
  rows: readonly Row[],
  person: string,
): { readonly id: string; readonly avatar: Avatar } | null {
  for (const { id, type, data } of rows.toReversed()) {
    if (type !== 'update-profile' || data.userId !== person || !namesPicture(data.changes)) continue;
    const { avartar } = data.changes;
    return { id, avatar: typeof avartar === 'string' ? avartar : null };
  }
  return null;
}
