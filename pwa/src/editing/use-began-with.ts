import { useState } from 'react';

/**
 * What a form was opened on, for as long as it is open. What other devices change meanwhile comes in beneath it: compared with
 * that, a field that nobody has touched here would look like an edit, and undo theirs (F37).
 */
export function useBeganWith<T>(shown: T, editing: boolean): T {
  const [held, setHeld] = useState(shown);
  if (!editing && held !== shown) setHeld(shown);
  return editing ? held : shown;
}
