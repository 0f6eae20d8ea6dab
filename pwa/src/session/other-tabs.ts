import { openChannel } from '../device/browser-apis.ts';

const CHANNEL = 'meikan.session';

let channel: BroadcastChannel | null = null;
const open = (): BroadcastChannel | null => {
  channel ??= openChannel(CHANNEL);
  return channel;
};

/** Says to the other tabs that somebody else sits here now, or nobody; who it is they read themselves. */
export const tellOtherTabs = (): void => open()?.postMessage('changed');

/**
 * Calls `look` when another tab said so, and whenever this one may have missed it: when it is looked at again, and when the
 * browser brings it back as it was (F42).
 */
export function onOtherTabs(look: () => void): void {
  open()?.addEventListener('message', look);
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
}
