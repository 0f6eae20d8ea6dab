import type { FeedSource } from './parse-feed.ts';

/** Said by the process before it is given a feed. */
export const READY = 'ready';

/** What goes to the process that parses; `now` in milliseconds. */
export type FeedJob = FeedSource & { readonly now: number };

/** By hand, since every feed waits for what its process loads, and Zod would be most of it. */
export const isFeedJob = (message: unknown): message is FeedJob =>
  typeof message === 'object' &&
  message !== null &&
  'body' in message &&
  message.body instanceof Uint8Array &&
  ['contentType', 'url'].every((name) => typeof Reflect.get(message, name) === 'string') &&
  'now' in message &&
  typeof message.now === 'number';
