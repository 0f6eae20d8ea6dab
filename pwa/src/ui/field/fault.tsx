import { Icon } from '../icon/icon.tsx';
import './field.css';

type Props = {
  /** By which a control is described; without one it belongs to no single control, and is spoken when it comes. */
  readonly id?: string;
  /** What is wrong and what to do, in Japanese. */
  readonly children: string | undefined;
};

/** What is wrong, below that of which it is said; nothing where nothing is. */
export function Fault({ id, children }: Props) {
  if (!children) return null;
  return (
    <p className="field__e" id={id} role={id === undefined ? 'alert' : undefined}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
