import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import './notice.css';

type Props = {
  readonly title: string;
  readonly children?: ReactNode;
  /** `shu`: needs you. `kin`: waiting or stale. */
  readonly tone?: 'plain' | 'shu' | 'kin';
  readonly icon?: IconName;
  /** What can be done about it, beside the words, or below them on a phone. */
  readonly action?: ReactNode;
};

/** A remark set into the page: what happened, what is safe, what next. */
export function Note({ title, children, action, tone = 'plain', icon = tone === 'shu' ? 'alert' : 'info' }: Props) {
  return (
    <div className={tone === 'plain' ? 'note' : `note note-${tone}`} role={tone === 'shu' ? 'alert' : undefined}>
      <Icon name={icon} />
      <p>
        <b>{title}</b>
        {children && <span>{children}</span>}
      </p>
      {action}
    </div>
  );
}
