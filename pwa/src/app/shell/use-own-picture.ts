import { useMemo, useState } from 'react';
import { usePresent } from '../../offline/sync/present.ts';
import { useShownPicture } from '../../offline/ui/pictures/use-shown-picture.ts';
import { pendingAvatar } from './pending-avatar.ts';

type Own = { readonly id: string; readonly picture: string | null };

/**
 * The picture of whoever sits here: what they chose last from the moment they chose it, on this device until it has arrived, and
 * then until the account is told with it.
 */
export function useOwnPicture({ id, picture }: Own): string | null {
  const rows = usePresent(({ contents }) => contents.queue.rows);
  const pending = useMemo(() => pendingAvatar(rows, id), [rows, id]);
  const [held, setHeld] = useState<{ readonly command: NonNullable<typeof pending>; readonly before: string | null }>();
  const isHeld = pending?.id === held?.command.id && pending?.avatar === held?.command.avatar;
  if (pending !== null && !isHeld) setHeld({ command: pending, before: picture });
  const came = usePresent(({ contents }) => contents.applied.some(({ command }) => command.id === held?.command.id));
  const shown = pending ?? (held && came && held.before === picture ? held.command : null);
  const address = useShownPicture(shown?.avatar ?? null);
  if (shown === null) return picture;
  return shown.avatar === null ? null : (address ?? picture);
}
