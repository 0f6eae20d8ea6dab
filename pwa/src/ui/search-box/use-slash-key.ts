import { useHotkeys } from '@mantine/hooks';
import type { RefObject } from 'react';

/** `/` puts the cursor into the field, also from keyboards that have it under Shift, unless somebody is writing or the field is not shown. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  const focus = (event: KeyboardEvent) => {
    if (!field.current?.checkVisibility()) return;
    event.preventDefault();
    field.current.focus();
  };
  useHotkeys(['/', 'shift+/'].map((keys) => [keys, focus, { preventDefault: false }]));
}
