import { createStore } from '@tanstack/react-store';

/** What the person is told about a new version. */
export type Update =
  | { readonly kind: 'none' }
  /** There is one; `pending` edits wait to be sent, and stay. */
  | { readonly kind: 'offered'; readonly pending: number; apply(): void; later(): void }
  /** It could not be begun, since something could not be saved. */
  | { readonly kind: 'held'; apply(): void; later(): void };

/** What is told now. */
export const presentUpdate = createStore<Update>({ kind: 'none' });

export const becomeUpdate = (next: Update): void => presentUpdate.setState(() => next);
