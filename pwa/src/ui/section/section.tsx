import { type ReactNode, useId } from 'react';
import './section.css';

type SectionProps = {
  /** An anchor that links may point at. */
  readonly anchor?: string;
  readonly title: string;
  /** A short remark after the title. */
  readonly note?: string | undefined;
  /** The link or button at the right end of the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A section of a page: a 1 px ink rule, the heading in 明朝, and what is set below it. */
export function Section({ anchor, title, note, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className="sec" id={anchor} aria-labelledby={id}>
      <SectionHead id={id} title={title} note={note} action={action} />
      {children}
    </section>
  );
}

/** The heading of a section alone. */
export function SectionHead({
  id,
  title,
  note,
  action,
}: Omit<SectionProps, 'anchor' | 'children'> & { readonly id?: string }) {
  return (
    <div className="sec__h">
      <h2 id={id}>
        <span>{title}</span>
        {note && <small>{note}</small>}
      </h2>
      {action}
    </div>
  );
}

type HangProps = {
  /** An anchor that links may point at. */
  readonly anchor?: string;
  readonly title: string;
  /** The owner's edit button, under the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A hanging entry: its name in the left margin, its content at the right. */
export function HangingSection({ anchor, title, action, children }: HangProps) {
  const id = useId();
  return (
    <section className="hang" id={anchor} aria-labelledby={id}>
      <div className="hang__l">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <div>{children}</div>
    </section>
  );
}

type AsideProps = {
  readonly title: string;
  /** The owner's edit button, at the right end of the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** An entry of the side column: a ruled heading in 明朝. */
export function AsideSection({ title, action, children }: AsideProps) {
  const id = useId();
  return (
    <section className="asec" aria-labelledby={id}>
      <div className="asec__h">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
