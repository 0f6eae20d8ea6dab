import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type Props = ComponentPropsWithRef<'button'> & ButtonLook & { readonly busy?: boolean };

/** A button; `busy` keeps it focusable but inert while its work is under way, so that the focus is not lost. */
export function Button({ variant, size, grow, busy = false, className, type = 'button', onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass({ variant, size, grow }, className)}
      onClick={busy ? undefined : onClick}
    />
  );
}
