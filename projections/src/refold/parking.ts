import type { StreamName } from '@meikan/event-log';
import { type ParkedPage, type ParkedStream, parkedStreamsOf } from './parked-streams.ts';
import { type RefoldOptions, refoldStream } from './refold-stream.ts';

/** Where streams wait behind an event that could not be folded, whichever process runs the projection. */
export type Parking = {
  /** 1,000 at most unless told, those that have waited longest first. */
  parked(page?: ParkedPage): Promise<readonly ParkedStream[]>;
  /** Folds a stream anew from the log and unparks it. @throws StillUnfoldable; then nothing has changed */
  refold(stream: StreamName): Promise<void>;
};

export function openParking(options: RefoldOptions): Parking {
  return {
    parked: (page) => parkedStreamsOf(options.pool, page),
    refold: (stream) => refoldStream(options, stream),
  };
}
