/** What the person is told about a new version. */
export type Update =
  | { readonly kind: 'none' }
  /** There is one; `pending` edits wait to be sent, and stay. */
  | { readonly kind: 'offered'; readonly pending: number; apply(): void; later(): void }
  /** It could not be begun, since something could not be saved. */
  | { readonly kind: 'held'; apply(): void; later(): void };

let update: Update = { kind: 'none' };
const listeners = new Set<() => void>();

export function becomeUpdate(next: Update): void {
  update = next;
  for (const listener of listeners) listener();
}

export const presentUpdate = (): Update => update;

export function onUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
