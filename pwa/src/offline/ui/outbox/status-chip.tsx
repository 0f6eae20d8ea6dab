import { Link } from '@tanstack/react-router';
import { type IconName, SyncChip, type SyncTone } from '../../../ui/index.ts';
import { statusTexts as texts } from './status.texts.ts';
import type { ShownStatus } from './status.ts';
import { wordsOf } from './status-words.ts';
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
