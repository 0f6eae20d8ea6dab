import type { EventLog, StreamName } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';
import { atOnce } from '../at-once.ts';
import type { Bench } from '../bench.ts';
import { exactly, row } from '../row.ts';
import { openOurLog } from './our-log.ts';
import { sampleAppend } from './sample-event.ts';

const WRITERS = 16;
const STREAM: StreamName = 'company-hot';

/** Sixteen writers on one stream, each trying again at the revision it is told: what was answered must stand once. */
export const hotStreamBench: Bench = {
  name: 'hot-stream',
  async run({ server, scale }) {
    const { log, close } = await openOurLog(await server.database('bench_hot'));
    try {
      const commandIds = Array.from({ length: Math.ceil(8_000 * scale) }, () => uuidv7());
      let tries = 0;
      const { perSecond } = await atOnce(WRITERS, commandIds, async (commandId) => {
        const needed = await appendStubbornly(log, commandId);
        tries += needed;
      });
      const stored = (await log.readStream(STREAM)).map(({ metadata }) => metadata.commandId);
      const kept = new Set(stored);
      return [
        row({ name: 'hot stream, 16 writers', value: perSecond, unit: 'events/s' }),
        row({ name: 'hot stream, tries an append', value: tries / commandIds.length, unit: 'tries' }),
        row({
          name: 'hot stream, lost',
          value: commandIds.filter((id) => !kept.has(id)).length,
          unit: 'events',
          goal: exactly(0),
        }),
        row({ name: 'hot stream, doubled', value: stored.length - kept.size, unit: 'events', goal: exactly(0) }),
      ];
    } finally {
      await close();
    }
  },
};

/** Reads where the stream stands, as every command does, and appends there. Answers after how many tries it stood. */
async function appendStubbornly(log: EventLog, commandId: string): Promise<number> {
  const request = { ...sampleAppend(commandId), stream: STREAM };
  const [last] = await log.readStream(STREAM, { direction: 'backward', limit: 1 });
  let current = last?.revision ?? null;
  for (let tries = 1; ; tries += 1) {
    const result = await log.append({ ...request, expected: current ?? 'no-stream' });
    if (result.kind === 'appended') return tries;
    if (result.kind !== 'conflict') throw new Error(`the hot stream answered ${result.kind}`);
    current = result.current;
  }
}
