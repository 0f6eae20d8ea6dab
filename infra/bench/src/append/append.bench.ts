import type { Throughput } from '../at-once.ts';
import type { Bench, BenchContext } from '../bench.ts';
import { type Contender, contest } from '../contest.ts';
import { atMost, type Row, row, thirdOfPeer, timesPeer } from '../row.ts';
import { type Emmett, openEmmett } from './emmett.ts';
import { type OurLog, openOurLog } from './our-log.ts';
import { openPlainTable, type PlainTable } from './plain-table.ts';

const CALLERS = 128;

/** So many events a round that each contender runs for about a second on two cores. */
const COUNTS = { log: 40_000, road: 15_000, insert: 12_000, unnest: 50_000, emmett: 4_000, emmettRoad: 3_000 };

/** One-event commands, 128 at once, on one PostgreSQL: revision check and receipts on; the peers have less to do. */
export const appendBench: Bench = {
  name: 'append',
  async run(context) {
    const { server, say } = context;
    await using opened = new AsyncDisposableStack();
    const log = await openOurLog(await server.database('bench_log'));
    opened.defer(() => log.close());
    const plain = await openPlainTable(await server.database('bench_plain'));
    opened.defer(() => plain.close());
    const emmett = await openEmmett(await server.database('bench_emmett'), say);
    opened.defer(() => emmett.close());
    return rowsOf(await contestOf(contenders(log, plain, emmett, context.scale), context));
  },
};

function contenders(log: OurLog, plain: PlainTable, emmett: Emmett, scale: number): Contender<Throughput>[] {
  const scaled = (count: number) => Math.ceil(count * scale);
  return [
    { name: 'log', run: () => log.append(scaled(COUNTS.log), CALLERS) },
    { name: 'road', run: () => log.command(scaled(COUNTS.road), CALLERS) },
    { name: 'insert', run: () => plain.insert(scaled(COUNTS.insert), CALLERS) },
    { name: 'unnest', run: () => plain.unnest(scaled(COUNTS.unnest)) },
    { name: 'emmett', run: () => emmett.append(scaled(COUNTS.emmett), CALLERS) },
    { name: 'emmett road', run: () => emmett.command(scaled(COUNTS.emmettRoad), CALLERS) },
  ];
}

/** The first round warms everybody up and does not count. */
async function contestOf(all: readonly Contender<Throughput>[], { server, random, rounds }: BenchContext) {
  const before = () => server.settle();
  await contest(all, { rounds: 1, random, before });
  return contest(all, { rounds, random, before });
}

function rowsOf(figure: Awaited<ReturnType<typeof contestOf>>): Row[] {
  const value = figure('log', 'perSecond');
  const unit = 'events/s';
  const [p99, emmettP99] = [figure('log', 'p99'), figure('emmett', 'p99')];
  return [
    row({
      name: 'append / Emmett 0.42',
      value,
      unit,
      goal: timesPeer(6, 10),
      peer: figure('emmett', 'perSecond'),
    }),
    row({
      name: 'append / pooled single INSERT',
      value,
      unit,
      goal: timesPeer(2, 3),
      peer: figure('insert', 'perSecond'),
    }),
    row({
      name: 'append / raw unnest of 1,000',
      value,
      unit,
      goal: timesPeer(0.6, 0.85),
      peer: figure('unnest', 'perSecond'),
    }),
    row({ name: 'append p99', value: p99, unit: 'ms', goal: atMost(20), peer: emmettP99 }),
    row({ name: 'append p99 / Emmett 0.42', value: p99, unit: 'ms', goal: thirdOfPeer, peer: emmettP99 }),
    row({
      name: "read, decide, append / Emmett's CommandHandler",
      value: figure('road', 'perSecond'),
      unit,
      peer: figure('emmett road', 'perSecond'),
    }),
  ];
}
