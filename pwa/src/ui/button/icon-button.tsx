import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import './button.css';

type Props = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  readonly icon: IconName;
  /** What it does, for the screen reader and the tooltip. */
  readonly label: string;
  readonly iconSize?: 's' | 'l';
};

/** A square button with an icon alone; its name is spoken. */
export function IconButton({ icon, label, iconSize, className, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} aria-label={label} className={['iconbtn', className].filter(Boolean).join(' ')}>
      <Icon name={icon} {...(iconSize ? { size: iconSize } : {})} />
    </button>
  );
}
