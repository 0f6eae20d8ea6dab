import { Icon } from '../icon/icon.tsx';
import { switchTexts as texts } from './texts.ts';
import './switch.css';

type Props = {
  readonly label: string;
  /** What it brings about. */
  readonly consequence: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** Why the reader may not change it; shown in place of the consequence, with a lock. */
  readonly locked?: string | undefined;
};

/** A switch with its consequence in words and 入/切 beside it. */
export function SwitchRow({ label, consequence, on, onChange, locked }: Props) {
  return (
    <button
      type="button"
      className="flag"
      role="switch"
      aria-checked={on}
      disabled={locked !== undefined}
      onClick={() => onChange(!on)}
    >
      <span>
        <b>
          {label}
          {locked !== undefined && <Icon name="lock" />}
        </b>
        <small>{locked ?? consequence}</small>
      </span>
      <i className="sw" data-on={on ? '1' : '0'} aria-hidden="true" />
      <em aria-hidden="true">{on ? texts.on : texts.off}</em>
    </button>
  );
}
