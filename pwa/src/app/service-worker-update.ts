import { notify } from '../ui/index.ts';
import { shellTexts as texts } from './shell/texts.ts';
import { appPolicy } from './trusted-types.ts';

/**
 * Registers the service worker and asks before a new version takes over: a page that is being edited is never
 * replaced by itself. Only in builds; the development server has no worker.
 */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(appPolicy.createScriptURL('/service-worker.js'));
  worker.addEventListener('waiting', () => {
    notify({
      text: texts.update.title,
      tone: 'alert',
      action: { label: texts.update.apply, run: () => worker.messageSkipWaiting() },
    });
  });
  worker.addEventListener('controlling', ({ isUpdate }) => isUpdate && location.reload());
  await worker.register();
}
