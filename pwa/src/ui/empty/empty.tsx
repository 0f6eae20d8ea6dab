import type { ReactNode } from 'react';
import { Art, type Drawing } from '../art/art.tsx';
import './empty.css';

type Props = {
  readonly drawing?: Drawing;
  /** Instead of the drawing: what this is about. */
  readonly image?: ReactNode;
  /** What is (not) here. */
  readonly title: string;
  /** Why, and what is safe. */
  readonly children: ReactNode;
  /** One way out. */
  readonly action?: ReactNode;
  /** Heading level in its place; 1 only for a whole page. */
  readonly level?: 1 | 2 | 3;
  readonly note?: string | undefined;
};

/** The drawn cat, what happened, why, and one way out: for empty lists, failures and missing pages. */
export function Empty({ drawing = 'empty', image, title, children, action, level = 3, note }: Props) {
  const Heading = level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3';
  return (
    <div className={level === 1 ? 'void void-page' : 'void'}>
      {image ?? <Art name={drawing} />}
      <Heading className="void__t">{title}</Heading>
      <p>{children}</p>
      {action && <div className="row row-w void__a">{action}</div>}
      {note && <p className="void__n">{note}</p>}
    </div>
  );
}
