import { afterStart, recallInstall, rememberInstall } from './install-memory.ts';
import { becomeWay, type InstallPrompt } from './install-state.ts';

declare global {
  interface Window {
    /** What `early-install.js` heard before the app had come. */
    readonly meikanInstallOffer?: Event;
  }
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Safari on iPhones and iPads, which call themselves Macs but have fingers on them; it has no call for installing. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

const runsAsApp = () =>
  matchMedia('(display-mode: standalone), (display-mode: window-controls-overlay)').matches ||
  Reflect.get(navigator, 'standalone') === true;

function takeOffer(event: Event): void {
  event.preventDefault();
  // The browser offers it again only where the app is not installed any more.
  rememberInstall({ ...recallInstall(), installed: false });
  if (isPrompt(event)) becomeWay({ kind: 'prompt', event });
}

/** At the start: counts the visit, and hears what the browser says of installing. */
export function followInstall(): void {
  rememberInstall(afterStart(recallInstall(), Date.now()));
  if (runsAsApp()) return;
  if (isIos()) becomeWay({ kind: 'steps' });
  if (window.meikanInstallOffer) takeOffer(window.meikanInstallOffer);
  window.addEventListener('beforeinstallprompt', takeOffer);
  window.addEventListener('appinstalled', () => {
    rememberInstall({ ...recallInstall(), installed: true });
    becomeWay(null);
  });
}
