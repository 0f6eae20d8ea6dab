import type { StreamName } from '@meikan/event-log';
import { errorText } from '../page-fold/error-text.ts';

/** Thrown when an event of a stream still cannot be folded: its cause was not mended. No store failed. */
export class StillUnfoldable extends Error {
  override readonly name = 'StillUnfoldable';
  readonly tag = 'still-unfoldable';
  readonly stream: StreamName;

  constructor(stream: StreamName, cause: unknown) {
    super(errorText(cause), { cause });
    this.stream = stream;
  }
}
