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

/** Shows a notice at the foot of the page; at most three stand there, the oldest goes first. */
export function notify(notice: Notice): void {
  const id = nextId++;
  notices.setState((shown) => [...shown, { ...notice, id }].slice(-3));
}

export function dismiss(id: number): void {
  notices.setState((shown) => shown.filter((notice) => notice.id !== id));
}
