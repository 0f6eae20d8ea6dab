import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { buttonTexts as texts } from './texts.ts';
import './button.css';

type Props = ComponentPropsWithRef<'button'> & {
  /** What is edited, spoken after 「編集」. */
  readonly of: string;
};

/** The small pencil beside a section that its owner may edit. */
export function EditButton({ of, className, ...rest }: Props) {
  return (
    <button {...rest} type="button" className={['edit', className].filter(Boolean).join(' ')}>
      <Icon name="pen" />
      <span aria-hidden="true">{texts.edit}</span>
      <span className="sr">{texts.editOf(of)}</span>
    </button>
  );
}
