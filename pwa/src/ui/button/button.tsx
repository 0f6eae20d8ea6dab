import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

type Props = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Stands before its words. */
    readonly icon?: IconName | undefined;
    readonly busy?: boolean;
  };

/** A button; `busy` keeps it focusable but inert while its work is under way, so that the focus is not lost. */
export function Button(props: Props) {
  const { icon, variant, size, grow, busy = false, className, type = 'button', onClick, children, ...rest } = props;
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass({ variant, size, grow }, className)}
      onClick={busy ? undefined : onClick}
    >
      {icon ? (
        <>
          <Icon name={icon} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
