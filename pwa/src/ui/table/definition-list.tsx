import { Fragment, type ReactNode } from 'react';
import './table.css';

export type Definition = { readonly term: string; readonly value: ReactNode };

/** Terms at the left, values at the right, hairlines between. Entries without a value are left out. */
export function DefinitionList({ entries }: { readonly entries: readonly Definition[] }) {
  const filled = entries.filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <dl className="dl">
      {filled.map(({ term, value }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
