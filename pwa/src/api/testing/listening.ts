import type { LiveChange } from '@meikan/contracts';
import { afterEach, beforeEach, vi } from 'vitest';
import { openLiveChanges } from '../live-changes.ts';

/** What one listener was told so far. */
export type Heard = { readonly changes: string[]; reloads: number; connected: number };

export type Listening = {
  listen(): Heard;
  /** Ends what listens; it is ended after the test at the latest. */
  close(): void;
};

/** Lets the tests of the file that calls it listen, on a clock that they move themselves. */
export function listeningPerTest(): Listening {
  let close: () => void = () => undefined;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    listen() {
      const heard: Heard = { changes: [], reloads: 0, connected: 0 };
      const onChanges = (changes: readonly LiveChange[]) => void heard.changes.push(...changes.map(({ id }) => id));
      close = openLiveChanges({
        onChanges,
        onReload: () => {
          heard.reloads += 1;
        },
        onConnected: () => {
          heard.connected += 1;
        },
      });
      return heard;
    },
    close: () => close(),
  };
}

/** Until everything that needs no time has happened. */
export const soon = () => vi.advanceTimersByTimeAsync(0);
/** Past the first wait for another stream, and before a stream is taken for silent. */
export const later = () => vi.advanceTimersByTimeAsync(6_000);
