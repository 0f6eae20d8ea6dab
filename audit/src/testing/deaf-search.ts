import type { ProjectionsOptions } from '@meikan/projections';

const nothing = { hits: [], total: 0, totalIsLowerBound: false, countsAreLowerBounds: false, tookMs: 0 };

/** A search that takes every document and finds none: these tests never ask it. */
export const deafSearch: ProjectionsOptions['search'] = {
  suggest: async () => nothing,
  search: async () => nothing,
  upsert: async () => ({ tasks: [] }),
  remove: async () => ({ tasks: [] }),
  settled: async () => 'done',
  rebuild: async () => ({ indexed: 0 }),
  health: async () => ({ ok: true, engine: 'postgres', documents: 0, normVersion: 1 }),
  close: async () => undefined,
};
