/** Why what an address sent is not read as a feed. */
export const feedFaults = ['not-a-feed', 'malformed', 'doctype', 'too-complex', 'too-slow'] as const;
export type FeedFault = (typeof feedFaults)[number];

/** A feed that is not read; nothing of it is believed. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused';
  readonly fault: FeedFault;

  constructor(fault: FeedFault, cause?: unknown) {
    super(`feed refused: ${fault}`, { cause });
    this.fault = fault;
  }
}
