import { KeyedMutex } from './keyed-mutex.ts';
import { limitWork, type WorkLimits } from './limit-work.ts';

/** As `limitWork`, and one work of a key at a time: who waits for its key keeps no other key from running. */
export function limitWorkByKey({ running, waiting, full }: Required<WorkLimits>) {
  const admit = limitWork({ running: running + waiting, full });
  const atOnce = limitWork({ running, waiting: Number.POSITIVE_INFINITY, full });
  const keys = new KeyedMutex();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => admit(() => keys.run(key, () => atOnce(work)));
}
