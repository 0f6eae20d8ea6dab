export type Notice = {
  /** What happened, what is safe, what next. */
  readonly text: string;
  /** `alert` is spoken at once and stays until closed. */
  readonly tone?: 'done' | 'waiting' | 'alert';
  /** One thing to do about it: 「元に戻す」. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

export type ShownNotice = Notice & { readonly id: number };

let shown: readonly ShownNotice[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function become(next: readonly ShownNotice[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a notice at the foot of the page; at most three stand there, the oldest goes first. */
export function notify(notice: Notice): void {
  become([...shown, { ...notice, id: nextId }].slice(-3));
  nextId += 1;
}

export function dismiss(id: number): void {
  become(shown.filter((notice) => notice.id !== id));
}

export const shownNotices = (): readonly ShownNotice[] => shown;

export function onNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
