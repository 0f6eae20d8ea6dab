import { createStore } from '@tanstack/react-store';

export type Notice = {
  /** What happened, what is safe, what next. */
  readonly text: string;
  /** `alert` is spoken at once and stays until closed. */
  readonly tone?: 'done' | 'waiting' | 'alert';
  /** One thing to do about it: 「元に戻す」. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

export type ShownNotice = Notice & { readonly id: number };

/** Those that stand at the foot of the page, the oldest first. */
export const notices = createStore<readonly ShownNotice[]>([]);
let nextId = 1;

/**
 * Shows a notice at the foot of the page; at most three stand there, the oldest goes first. One that says what already
 * stands there takes its place: the same trouble met twice is one thing to know. Two with something to do about them
 * stay two.
 */
export function notify(notice: Notice): void {
  const id = nextId++;
  const isRepeatOf = (other: Notice) => !notice.action && !other.action && other.text === notice.text;
  notices.setState((shown) => [...shown.filter((other) => !isRepeatOf(other)), { ...notice, id }].slice(-3));
}

export function dismiss(id: number): void {
  notices.setState((shown) => shown.filter((notice) => notice.id !== id));
}
