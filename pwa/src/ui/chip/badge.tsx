import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import './chip.css';

type Props = {
  readonly children: string;
  readonly icon?: IconName;
  /** `shu` only for what needs the reader, such as 非公開. */
  readonly tone?: 'plain' | 'shu';
};

/** A framed word that states a relation or a state (社内で利用, 業務提携, 非公開). */
export function Badge({ children, icon, tone = 'plain' }: Props) {
  return (
    <span className={tone === 'shu' ? 'badge badge-shu' : 'badge'}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}
