import type { ReactNode } from 'react';

/** What a part of a page gives the link that stands in it. */
export type LinkLook = {
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page' | undefined;
  /** Leads nowhere else at the moment, and keeps the focus that it has. */
  readonly 'aria-disabled'?: true | undefined;
  readonly children: ReactNode;
};

/** Draws the link to a value, since only the caller knows the router: `(value, look) => <Link {...look} …/>`. */
export type DrawLink<V> = (value: V, look: LinkLook) => ReactNode;
