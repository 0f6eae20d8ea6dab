import { Worker } from 'node:worker_threads';
import { Fault } from '@meikan/platform';
import type { DrawingAnswer, DrawingJob } from './drawing-job.ts';

/** A card was not drawn in time, or not at all: worth trying again. */
export class CardNotDrawn extends Fault {
  override readonly name = 'CardNotDrawn';

  constructor(reason: string, cause?: unknown) {
    super('card-not-drawn', `a card was not drawn: ${reason}`, { cause });
  }
}

export type DrawingThread = {
  /** One job at a time; the next when this one has ended. @throws CardNotDrawn */
  draw(job: DrawingJob): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** What one card may cost, and how long the thread waits for the next one: with its fonts it holds some 100 MB. */
export type DrawingLimits = {
  readonly milliseconds: number;
  readonly heapMegabytes: number;
  readonly idleMilliseconds: number;
};

const LIMITS: DrawingLimits = { milliseconds: 10_000, heapMegabytes: 192, idleMilliseconds: 120_000 };

/** A thread that is started for a card, goes on for the next, and ends when a card takes too long or no other one comes. */
export function openDrawingThread(limits: DrawingLimits = LIMITS): DrawingThread {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const start = () => {
    const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url), {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    });
    worker.unref();
    return worker;
  };
  const end = async () => {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };
  return {
    async draw(job) {
      clearTimeout(idle);
      thread ??= start();
      try {
        const pixels = pixelsOf(await answerOf(thread, job, limits.milliseconds));
        idle = setTimeout(end, limits.idleMilliseconds).unref();
        return pixels;
      } catch (error) {
        await end();
        throw error instanceof CardNotDrawn ? error : new CardNotDrawn('its thread ended', error);
      }
    },
    close: end,
  };
}

function pixelsOf(answer: DrawingAnswer): Uint8Array {
  if ('fault' in answer) throw new CardNotDrawn(answer.fault);
  return answer.pixels;
}

function answerOf(thread: Worker, job: DrawingJob, milliseconds: number): Promise<DrawingAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawingAnswer>();
  const timer = setTimeout(() => reject(new CardNotDrawn('it took too long')), milliseconds);
  const exited = () => reject(new CardNotDrawn('its thread ended'));
  thread.once('message', resolve).once('error', reject).once('exit', exited);
  thread.ref();
  thread.postMessage(job);
  return promise.finally(() => {
    clearTimeout(timer);
    thread.off('message', resolve).off('error', reject).off('exit', exited);
    thread.unref();
  });
}
