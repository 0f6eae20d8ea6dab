import { leaveUnasked } from '../../device/unsaved.ts';
import { saveEverything } from './before-reload.ts';
import { becomeUpdate } from './update-state.ts';

/** A page that is still there after so long, in ms, was kept from going: its person may have stopped the load. */
const GOING = 10_000;

let underWay = false;

/** Loads the page anew, once, after everything was saved and without asking; else says why it stays (F21, F53). */
export async function startAnew(): Promise<void> {
  if (underWay) return;
  underWay = true;
  if (await saveEverything()) return go();
  underWay = false;
  becomeUpdate({ kind: 'held', apply: () => void startAnew(), later: () => becomeUpdate({ kind: 'none' }) });
}

function go(): void {
  const askAgain = leaveUnasked();
  setTimeout(() => {
    askAgain();
    underWay = false;
  }, GOING);
  location.reload();
}
