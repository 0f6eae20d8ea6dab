import { ownRegistration } from '../../device/browser-apis.ts';
import { saveEverything } from './before-reload.ts';
import { lastAnswer, mayOffer, noteAnswer } from './offer-rule.ts';
import { pendingCount } from './pending-count.ts';
import { startAnew } from './start-anew.ts';
import { becomeUpdate } from './update-state.ts';
import { fetchNewWorker, takeOver } from './waiting-worker.ts';

/** Lets the fetched version take over: every tab hears of it and starts anew by itself (`followWorker`). */
export async function applyUpdate(): Promise<void> {
  noteAnswer(Date.now());
  becomeUpdate({ kind: 'none' });
  if (!(await saveEverything())) return becomeUpdate({ kind: 'held', ...ANSWERS });
  // Asked for now: another tab may have been quicker.
  const registration = await ownRegistration();
  if (registration?.waiting) await takeOver(registration);
  else await startAnew();
}

function later(): void {
  noteAnswer(Date.now());
  becomeUpdate({ kind: 'none' });
}

const ANSWERS = { apply: () => void applyUpdate(), later };

/** Says that a new version is there, unless that was answered within the hour. */
export async function offerUpdate(): Promise<void> {
  if (!mayOffer(lastAnswer(), Date.now())) return;
  becomeUpdate({ kind: 'offered', pending: await pendingCount(), ...ANSWERS });
}

/** Brings the newest version at once; for a server that no longer understands this one (426). */
export async function updateNow(): Promise<void> {
  const registration = await ownRegistration();
  if (registration && !registration.waiting) await fetchNewWorker(registration);
  await applyUpdate();
}
