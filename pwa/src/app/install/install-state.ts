import { createStore } from '@tanstack/react-store';
import { mayOfferInstall, recallInstall, rememberInstall } from './install-memory.ts';

/** What Chromium hands over instead of showing its own bar. */
export type InstallPrompt = Event & { prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };

/** How the app gets onto this device: asked by the browser, or by hand with steps to follow (Safari on iOS). */
export type Way = { readonly kind: 'prompt'; readonly event: InstallPrompt } | { readonly kind: 'steps' };

export type Install = {
  /** `null`: installed already, or this browser cannot. */
  readonly way: Way | null;
  readonly offered: boolean;
};

/** How it stands now. */
export const presentInstall = createStore<Install>({ way: null, offered: false });

const become = (next: Install): void => presentInstall.setState(() => next);

/** A way was found, or is gone. */
export function becomeWay(way: Way | null): void {
  become({ way, offered: way !== null && mayOfferInstall(recallInstall(), Date.now()) });
}

/** The person has kept something for the first time, or else got something out of the app: now it may be offered. */
export function valueMoment(): void {
  rememberInstall({ ...recallInstall(), valued: true });
  becomeWay(presentInstall.state.way);
}

/** The answer was no; not asked again for 30 days. */
export function dismissInstall(): void {
  rememberInstall({ ...recallInstall(), dismissedAt: Date.now() });
  become({ ...presentInstall.state, offered: false });
}

/** Lets the browser ask. An event can ask once only. */
export async function promptInstall(event: InstallPrompt): Promise<void> {
  become({ way: null, offered: false });
  const { outcome } = await event.prompt();
  if (outcome === 'dismissed') dismissInstall();
}
