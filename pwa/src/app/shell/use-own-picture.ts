import { useMemo, useState } from 'react';
import { useShownPicture } from '../../offline/pictures/use-shown-picture.ts';
import { usePresent } from '../../offline/present.ts';
import { wishedAvatar } from './wished-avatar.ts';

type Own = { readonly id: string; readonly picture: string | null };

/**
 * The picture of whoever sits here: what they chose last from the moment they chose it, on this device until it has arrived, and
 * then until the account is told with it.
 */
export function useOwnPicture({ id, picture }: Own): string | null {
  const rows = usePresent(({ contents }) => contents.queue.rows);
  const wished = useMemo(() => wishedAvatar(rows, id), [rows, id]);
  const [held, setHeld] = useState<{ readonly wish: NonNullable<typeof wished>; readonly before: string | null }>();
  const isHeld = wished?.id === held?.wish.id && wished?.avatar === held?.wish.avatar;
  if (wished !== null && !isHeld) setHeld({ wish: wished, before: picture });
  const came = usePresent(({ contents }) => contents.landed.some(({ wish }) => wish.id === held?.wish.id));
  const shown = wished ?? (held && came && held.before === picture ? held.wish : null);
  const address = useShownPicture(shown?.avatar ?? null);
  if (shown === null) return picture;
  return shown.avatar === null ? null : (address ?? picture);
}
