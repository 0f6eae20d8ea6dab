import { saveEverything } from './before-reload.ts';
import { becomeUpdate } from './update-state.ts';

let underWay = false;

/** Loads the page anew, once, after everything was saved; else says why it stays (F21, F53). */
export async function startAnew(): Promise<void> {
  if (underWay) return;
  underWay = true;
  if (await saveEverything()) return location.reload();
  underWay = false;
  becomeUpdate({ kind: 'held', apply: () => void startAnew(), later: () => becomeUpdate({ kind: 'none' }) });
}
