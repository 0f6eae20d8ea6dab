import { z } from 'zod';
import { deviceStore, readKept } from '../../device/small-stores.ts';

/** What this browser remembers about installing; moments in epoch ms. */
export type InstallMemory = {
  readonly visits: number;
  readonly seenAt: number;
  /** Something was kept here: the first moment at which an app of one's own is worth anything. */
  readonly valued: boolean;
  readonly dismissedAt: number | null;
  readonly installed: boolean;
};

const memory = z.object({
  visits: z.number(),
  seenAt: z.number(),
  valued: z.boolean(),
  dismissedAt: z.number().nullable(),
  installed: z.boolean(),
});

const KEY = 'meikan.install';
const NEW: InstallMemory = { visits: 0, seenAt: 0, valued: false, dismissedAt: null, installed: false };
/** Pages opened one after the other are one visit. */
const VISIT_GAP = 30 * 60_000;
const SILENCE = 30 * 24 * 60 * 60_000;

/** Whether the app may be offered: from the second visit or the first thing kept on, and not for 30 days after a no. */
export function mayOfferInstall({ visits, valued, dismissedAt, installed }: InstallMemory, now: number): boolean {
  if (installed || (visits < 2 && !valued)) return false;
  return dismissedAt === null || now - dismissedAt >= SILENCE;
}

export function afterStart(before: InstallMemory, now: number): InstallMemory {
  const isNew = now - before.seenAt >= VISIT_GAP;
  return { ...before, visits: before.visits + (isNew ? 1 : 0), seenAt: now };
}

/** What is remembered; from the beginning where that is nothing that can be read. */
export const recallInstall = (): InstallMemory => readKept(deviceStore, KEY, memory) ?? NEW;

export const rememberInstall = (next: InstallMemory): boolean => deviceStore.setItem(KEY, JSON.stringify(next));
