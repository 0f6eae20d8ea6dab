import type { ReactNode } from 'react';

type Props = {
  /** The button that adds one, at the right end: for those who may. */
  readonly add?: ReactNode;
  /** What narrows the list. */
  readonly children: ReactNode;
};

/** What stands above a list. */
export function ListHead({ add, children }: Props) {
  if (!add) return children;
  return (
    <div className="row row-w sp lhead">
      {children}
      <span className="lhead__a">{add}</span>
    </div>
  );
}
