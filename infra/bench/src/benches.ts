import { appendBench } from './append/append.bench.ts';
import { hotStreamBench } from './append/hot-stream.bench.ts';
import type { Bench } from './bench.ts';
import { offlineBench } from './offline/offline.bench.ts';
import { projectionBench } from './projection/projection.bench.ts';
import { rebuildReadsBench } from './projection/rebuild-reads.bench.ts';
import { takeoverBench } from './projection/takeover.bench.ts';
import { visibleBench } from './projection/visible.bench.ts';
import { houseBench } from './server/application.bench.ts';
import { largeBench } from './server/large.bench.ts';
import { ownDataBench } from './server/own-data.bench.ts';
import { picturesBench } from './server/pictures.bench.ts';
import { profileBench } from './server/profile.bench.ts';
import { searchBench } from './server/search.bench.ts';
import { timeTravelBench } from './server/time-travel.bench.ts';

/** In the order in which they run: what starts processes of its own comes last. */
export const benches: readonly Bench[] = [
  appendBench,
  hotStreamBench,
  projectionBench,
  visibleBench,
  rebuildReadsBench,
  takeoverBench,
  searchBench,
  picturesBench,
  houseBench,
  profileBench,
  timeTravelBench,
  ownDataBench,
  largeBench,
  offlineBench,
];
