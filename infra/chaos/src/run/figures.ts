import type { Fault } from '../proxy/faults.ts';
import type { Course, Happened } from './course.ts';

/** What a run was made of. */
export type Figures = Happened & {
  readonly kills: number;
  /** How often a browser came back from a kill with its databases emptied (F16). */
  readonly emptied: number;
  readonly requests: number;
  readonly batches: number;
  readonly faults: Readonly<Partial<Record<Fault | 'offline', number>>>;
  readonly seconds: number;
};

type Ended = {
  readonly course: Course;
  readonly happened: Happened;
  readonly decided: number;
  readonly milliseconds: number;
};

export function figuresOf({ course, happened, decided, milliseconds }: Ended): Figures {
  const attempts = course.devices.flatMap(({ options }) => options.proxy.attempts);
  const faults: Partial<Record<Fault | 'offline', number>> = {};
  for (const { fault } of attempts) if (fault !== null) faults[fault] = (faults[fault] ?? 0) + 1;
  return {
    ...happened,
    decided: happened.decided + decided,
    kills: course.devices.reduce((sum, { kills }) => sum + kills, 0),
    emptied: course.devices.reduce((sum, { emptied }) => sum + emptied, 0),
    requests: attempts.filter(({ path }) => path.startsWith('/api/')).length,
    batches: attempts.filter(({ commands }) => commands.length > 0).length,
    faults,
    seconds: Math.round(milliseconds / 100) / 10,
  };
}
