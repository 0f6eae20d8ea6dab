import { ownRegistration, ownWorkers } from '../../device/browser-apis.ts';

/** Whether the app itself lies on this device, taken in by its worker: without it nothing that is kept opens without a network. */
export async function isAppOnDevice(): Promise<boolean> {
  return (await ownRegistration())?.active != null;
}

/** Calls once when the app comes onto this device, and never where it is already there; until the answer is called. */
export function onAppArrived(listener: () => void): () => void {
  let left = false;
  void isAppOnDevice().then((isThere) => {
    if (!isThere) void ownWorkers()?.ready.then(() => left || listener());
  });
  return () => {
    left = true;
  };
}
