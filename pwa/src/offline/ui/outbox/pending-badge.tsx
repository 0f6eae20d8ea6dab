import { Link } from '@tanstack/react-router';
import { Badge, type IconName } from '../../../ui/index.ts';
import { statusTexts } from './status.texts.ts';
import './outbox.css';

const texts = statusTexts.badge;

export type PendingState = 'waiting' | 'conflict' | 'failed';

const ICONS: { readonly [S in PendingState]: IconName } = { waiting: 'clock', conflict: 'fork', failed: 'alert' };

/** Beside a thing with an edit that has not arrived: what it waits for, and the way to the sync page. */
export function PendingBadge({ state }: { readonly state: PendingState }) {
  return (
    <Link to="/sync" className={`pend pend-${state}`}>
      <Badge icon={ICONS[state]} tone={state === 'waiting' ? 'plain' : 'shu'}>
        {texts[state]}
      </Badge>
      <span className="sr">{texts.spoken[state]}</span>
    </Link>
  );
}
