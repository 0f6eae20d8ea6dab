import type { ReactNode } from 'react';
import { Meta } from './list.tsx';
import './list.css';

type Props = {
  readonly thumb: ReactNode;
  readonly title: ReactNode;
  readonly kicker: readonly ReactNode[];
  readonly meta?: readonly ReactNode[];
  readonly quote?: ReactNode;
  readonly tags?: ReactNode;
  /** Star, edit menu: a column at the right end. */
  readonly actions?: ReactNode;
  readonly small?: boolean;
};

/** A row of content: thumbnail, title, quotation, tags and actions. */
export function ArticleRow({ thumb, title, kicker, meta, quote, tags, actions, small = false }: Props) {
  return (
    <li className={small ? 'art art-s' : 'art'}>
      {thumb}
      <div>
        <Meta parts={kicker} />
        <p className="art__t">{title}</p>
        <Meta parts={meta} />
        {quote && <p className="art__q">{quote}</p>}
        {tags}
      </div>
      {actions && <div className="art__act">{actions}</div>}
    </li>
  );
}
