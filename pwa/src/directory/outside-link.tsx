import type { ReactNode } from 'react';
import { ExternalMark } from '../ui/index.ts';

type Props = { readonly href: string; readonly className?: string; readonly children: ReactNode };

/** A link to a page that opens beside the present one, which is shown and said, and which cannot reach back. */
export function OutsideLink({ href, className, children }: Props) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      <span>{children}</span>
      <ExternalMark />
    </a>
  );
}
