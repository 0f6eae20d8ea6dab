import type { Random } from '@meikan/testkit';
import type { Person } from '../application/open-chaos-application.ts';
import type { Device } from '../browser/device.ts';
import type { Pages } from '../proxy/serve-build.ts';
import type { Diary } from './diary.ts';

export type SeedOptions = {
  readonly seed: number;
  readonly edits: number;
  /** How likely each request meets a fault. */
  readonly faultRate: number;
  /** A later release of the app, which devices find in the middle of the run. */
  readonly next: Pages;
  readonly folder: string;
};

/** All that the course of a run needs. */
export type Course = SeedOptions & {
  readonly person: Person;
  readonly devices: readonly Device[];
  readonly diary: Diary;
  readonly random: Random;
};

/** How often what happened. */
export type Happened = {
  edits: number;
  notMade: number;
  uncertain: number;
  decided: number;
  updates: number;
  wipes: number;
  byHand: number;
};
