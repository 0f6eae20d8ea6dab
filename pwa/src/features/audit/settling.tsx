import type { ReactNode } from 'react';

type Props = { readonly until: boolean; readonly children: ReactNode };

/** Dims what still belongs to the revision before, until the chosen one has come: nothing jumps, nothing is taken for what it is not. */
export function Settling({ until, children }: Props) {
  return (
    <div className="settling" aria-busy={!until || undefined}>
      {children}
    </div>
  );
}
