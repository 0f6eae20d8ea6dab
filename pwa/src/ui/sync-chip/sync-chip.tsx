import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import './sync-chip.css';

/** Worst wins: act > off > wait > send > ok (FACE.md, .sync). */
export type SyncTone = 'ok' | 'send' | 'wait' | 'off' | 'act';

const ICONS: Record<SyncTone, IconName> = { ok: 'check', send: 'sync', wait: 'clock', off: 'cloudOff', act: 'alert' };

/** The one honest chip that says how this device and the server stand. */
export function SyncChip({ tone, children }: { readonly tone: SyncTone; readonly children: string }) {
  return (
    <span className={`sync sync-${tone}`} role="status">
      <Icon name={ICONS[tone]} />
      <span>{children}</span>
    </span>
  );
}
