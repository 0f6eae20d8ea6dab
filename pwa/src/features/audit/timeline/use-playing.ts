import { useEffect, useState } from 'react';

const STEP_MS = 900;

/** Takes a step every now and then while it is played and there is one left. */
export function usePlaying(step: () => void, more: boolean): [boolean, (playing: boolean) => void] {
  const [wanted, setWanted] = useState(false);
  const playing = wanted && more;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(step, STEP_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (!more) setWanted(false);
  }, [more]);
  return [playing, setWanted];
}
