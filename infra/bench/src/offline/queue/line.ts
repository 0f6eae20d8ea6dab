import type { Page } from 'playwright-core';

/** What the network of one tab is like from now on. */
export type Line = {
  /** Nobody is reached, and the browser knows it. */
  off(): Promise<void>;
  /** 400 ms there and back, as the browser's own tools call it. */
  slow4G(): Promise<void>;
  /** Answers take longer than anybody waits. */
  hang(): Promise<void>;
};

/** Bits per second of the browser's own 「Slow 4G」, in bytes. */
const DOWN = (1_600_000 / 8) * 0.9;
const UP = (750_000 / 8) * 0.9;

export async function lineOf(tab: Page): Promise<Line> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Network.enable');
  const become = async (offline: boolean, latency: number, downloadThroughput = -1, uploadThroughput = -1) => {
    await session.send('Network.emulateNetworkConditions', { offline, latency, downloadThroughput, uploadThroughput });
  };
  return {
    off: () => become(true, 0),
    slow4G: () => become(false, 400, DOWN, UP),
    hang: () => become(false, 600_000),
  };
}

/** Does work while the processor of its tab is so many times slower. */
export type Slowed = <T>(work: () => Promise<T>) => Promise<T>;

/** The browser slows a processor by keeping it busy, so that a tab is slowed only while something is measured in it. */
export async function slowedBy(tab: Page, rate: number): Promise<Slowed> {
  const session = await tab.context().newCDPSession(tab);
  const setRate = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  return async (work) => {
    await setRate(rate);
    try {
      return await work();
    } finally {
      await setRate(1);
    }
  };
}
