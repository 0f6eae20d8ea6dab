import { figure } from '@meikan/domain';
import type { ReactNode } from 'react';
import './list.css';

type ListProps = {
  readonly children: ReactNode;
  /** Two columns from 1024 px on. */
  readonly columns?: 1 | 2;
  readonly label?: string;
};

/** Rows of the directory, parted by hairlines. */
export function List({ children, columns = 1, label }: ListProps) {
  return (
    <ul className={columns === 2 ? 'list cols2' : 'list'} aria-label={label}>
      {children}
    </ul>
  );
}

type ItemProps = {
  /** Avatar, logo or thumbnail. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Small facts in one line; each part is set apart. */
  readonly meta?: readonly ReactNode[] | undefined;
  /** Facts above the title (kind and date of content). */
  readonly kicker?: readonly ReactNode[] | undefined;
  /** A figure, a star or a button at the right end. */
  readonly end?: ReactNode;
  /** Tags and actions below. */
  readonly foot?: ReactNode;
  /** Centres the row's parts on their height: short rows with a picture. */
  readonly centred?: boolean;
};

/** One row: picture, title, two lines of description, small facts, and something at the end. */
export function Item({ picture, title, description, meta, kicker, end, foot, centred = false }: ItemProps) {
  return (
    <li className={centred ? 'item item-c' : 'item'}>
      {picture}
      <div className="item__b">
        <Meta parts={kicker} />
        <p className="item__t">{title}</p>
        {description && <p className="item__d">{description}</p>}
        <Meta parts={meta} />
        {foot && <div className="row sp item__foot">{foot}</div>}
      </div>
      {end}
    </li>
  );
}

/** Small facts in one line. Empty parts are left out; nothing is drawn when none is left. */
export function Meta({ parts }: { readonly parts: readonly ReactNode[] | undefined }) {
  const present = (parts ?? []).filter((part) => part !== null && part !== undefined && part !== '' && part !== false);
  if (present.length === 0) return null;
  return (
    <p className="item__m">
      {present.map((part, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line have no other identity and keep their order
        <span key={position}>{part}</span>
      ))}
    </p>
  );
}

/** A figure with its unit below, set right (FACE.md: figures right, counts never hidden). */
export function ItemFigure({ value, unit }: { readonly value: number; readonly unit: string }) {
  return (
    <p className="item__n">
      <b>{figure(value)}</b>
      {unit}
    </p>
  );
}
