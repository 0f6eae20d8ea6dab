import { briefMoment, shortMoment } from './moments.ts';
import { statusTexts as texts } from './status.texts.ts';
import type { ShownStatus } from './status.ts';

export type StatusWords = {
  readonly long: string;
  /** For a header of 360 px. */
  readonly short: string;
};

const moment = (at: number | null, now: number): string | null => (at === null ? null : shortMoment(at, now));

/** A state in words. `now`: epoch ms of the device. */
export function wordsOf(status: ShownStatus, now: number): StatusWords {
  switch (status.kind) {
    case 'unavailable':
      return status.count > 0 ? texts.unavailableWith(status.count) : texts.unavailable;
    case 'saving':
      return texts.saving;
    case 'offline': {
      const since = moment(status.since, now);
      return status.count > 0 ? texts.offlineWith(status.count, since) : texts.offline(since);
    }
    case 'paused':
      return status.count > 0 ? texts.pausedWith(status.count) : texts.paused;
    case 'synced':
      return status.at === null
        ? texts.synced
        : texts.syncedAt(shortMoment(status.at, now), briefMoment(status.at, now));
    default:
      return counted(status);
  }
}

type Counted = Extract<ShownStatus, { kind: 'attention' | 'sign-in' | 'update' | 'sending' | 'kept' }>;

function counted(status: Counted): StatusWords {
  switch (status.kind) {
    case 'sending':
      return texts.sending(status.done, status.of);
    case 'sign-in':
      return texts.signIn(status.count);
    default:
      return texts[status.kind](status.count);
  }
}
