import { onOutcome } from '../api/outcomes.ts';
import { deviceStore } from '../device/small-stores.ts';
import { REVOCATIONS_KEY } from './revocations-key.ts';

const isAnyDue = (): boolean => deviceStore.getItem(REVOCATIONS_KEY) !== null;

/** Revokes what a former page could not, now and whenever the server turns out to be reached. What revokes is fetched only then. */
export function keepRevoking(): void {
  let running = false;
  const revoke = async () => {
    if (running || !isAnyDue()) return;
    running = true;
    try {
      await (await import('./revocations.ts')).revokeDue();
    } finally {
      running = false;
    }
  };
  void revoke();
  onOutcome((outcome) => outcome === 'answered' && void revoke());
}
