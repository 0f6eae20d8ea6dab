import { Link } from '@tanstack/react-router';
import { type IconName, SyncChip, type SyncTone } from '../../../ui/index.ts';
import { briefMoment, shortMoment } from './moments.ts';
import type { ShownStatus } from './status.ts';
import { statusTexts as texts } from './texts.ts';
import './outbox.css';

const LOOKS: { readonly [K in ShownStatus['kind']]: { readonly tone: SyncTone; readonly icon: IconName } } = {
  unavailable: { tone: 'act', icon: 'alert' },
  attention: { tone: 'act', icon: 'fork' },
  saving: { tone: 'send', icon: 'download' },
  offline: { tone: 'off', icon: 'cloudOff' },
  'sign-in': { tone: 'wait', icon: 'key' },
  update: { tone: 'wait', icon: 'upload' },
  paused: { tone: 'off', icon: 'pause' },
  sending: { tone: 'send', icon: 'sync' },
  kept: { tone: 'wait', icon: 'clock' },
  synced: { tone: 'ok', icon: 'check' },
};

type Props = {
  readonly status: ShownStatus;
  /** Epoch ms of the device, from which times are told. */
  readonly now: number;
};

/** The one chip of every page: how this device and the server stand, by shape and words, and the way to the sync page. */
export function StatusChip({ status, now }: Props) {
  const { long, short } = wordsOf(status, now);
  return (
    <Link to="/sync" className="synclink" title={texts.leadsToSync}>
      <SyncChip {...LOOKS[status.kind]}>
        <span className="sync__l">{long}</span>
        {/* The whole is spoken on phones too; what is drawn there is its short form. */}
        <span className="sync__s" aria-hidden="true">
          {short}
        </span>
      </SyncChip>
    </Link>
  );
}

type StatusWords = {
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
