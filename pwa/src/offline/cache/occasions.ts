import { onOutcome } from '../../api/outcomes.ts';
import { unlessClosed } from '../store/closed.ts';
import { onAppArrived } from './app-on-device.ts';
import type { Saved } from './saved.ts';

/** The first look comes when the page in view has long been drawn, in ms. */
const AFTER_START = 10_000;
/** How often it is looked whether anything is due, in ms; what is due is a day old. */
const EVERY = 60 * 60_000;

/**
 * Looks everything over after the start, when the app has come onto the device, every hour, and when the server is reached again,
 * until the answer is called.
 */
export function keepLookingOver(saved: Saved): () => void {
  let reached = true;
  const look = () => void unlessClosed(saved.lookOver());
  const first = setTimeout(look, AFTER_START);
  const timer = setInterval(look, EVERY);
  const stopWaiting = onAppArrived(look);
  const stopListening = onOutcome((outcome) => {
    if (outcome === 'answered' && !reached) look();
    reached = outcome !== 'unreachable';
  });
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    stopWaiting();
    stopListening();
  };
}
