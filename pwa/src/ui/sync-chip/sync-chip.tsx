import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import './sync-chip.css';

/** Worst wins: act > off > wait > send > ok (FACE.md, .sync); `idle` while nothing is known. */
export type SyncTone = 'idle' | 'ok' | 'send' | 'wait' | 'off' | 'act';

const ICONS: Record<SyncTone, IconName> = {
  idle: 'clock',
  ok: 'check',
  send: 'sync',
  wait: 'clock',
  off: 'cloudOff',
  act: 'alert',
};

type Props = {
  readonly tone: SyncTone;
  /** Another shape than the tone's own, where one tone has several meanings. */
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** How an edit, or this whole device, stands to the server: by shape, words and colour. */
export function SyncChip({ tone, icon = ICONS[tone], children }: Props) {
  return (
    <span className={`sync sync-${tone}`}>
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  );
}
