import { flushCompileCache } from 'node:module';
import type { FeedAnswer } from './feed-answer.ts';
import { isFeedJob, READY } from './feed-job.ts';
import { FeedRefused } from './feed-refused.ts';
import { parseFeed } from './parse-feed.ts';

/** The process of one feed: whatever a hostile one costs, it costs here, and ends with the process. */
function answerTo(message: unknown): FeedAnswer {
  if (!isFeedJob(message)) throw new Error('this is no feed');
  const { now, ...source } = message;
  try {
    return { items: [...parseFeed(source, now)] };
  } catch (error) {
    if (error instanceof FeedRefused) return { fault: error.fault };
    throw error;
  }
}

process.once('message', (message) => process.send?.(answerTo(message)));
// Now, since this process never ends by itself.
flushCompileCache();
// The deadline is the feed's: a busy machine may take longer than that to load what stands above.
process.send?.(READY);
