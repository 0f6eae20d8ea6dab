import type { ChaosTestApp, Pages } from '@meikan/chaos';
import type { TestApp } from '@meikan/e2e';
import type { Row } from '../row.ts';

/** What a measurement is given. */
export type OfflineContext = {
  /** 1, or a smaller share of all amounts of work for a first look. */
  readonly scale: number;
  /** Folder for this run's own files. */
  readonly folder: string;
  /** The app of another commit, which is measured in turns with this one. */
  readonly other?: Pages | undefined;
  /** The application of chaos runs with the app that has their hooks; opened at the first use. */
  chaos(): Promise<ChaosTestApp>;
  /** The application with the demo and the app as it is handed out; opened at the first use. */
  demo(): Promise<TestApp>;
};

/** How one of the goals of offline use is measured. */
export type Measure = {
  /** Its name in the list of goals: `G2`, or the names of several: `G4, G14`. */
  readonly goal: string;
  readonly about: string;
  run(context: OfflineContext): Promise<readonly Row[]>;
};
