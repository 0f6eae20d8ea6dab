import { figure } from '@meikan/domain';
import { Icon } from '../icon/icon.tsx';
import './chip.css';

export type ChipChoice<V extends string> = {
  readonly value: V;
  readonly label: string;
  /** How many there are; never hidden where it is known. */
  readonly count?: number | undefined;
  /** What belongs to a plan, open to the reader or not; said in words beside the drawing. */
  readonly lock?: ChipLock | undefined;
};
type ChipLock = { readonly open: boolean; readonly words: string };

type Props<V extends string> = {
  readonly choices: readonly ChipChoice<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** What is narrowed, spoken before the choices. */
  readonly label: string;
};

/** A row of filter chips, one selected: ink fill and a check, never colour alone. Scrolls sideways on a phone. */
export function ChipFilter<V extends string>({ choices, value, onChange, label }: Props<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form; these are filters of a list
    <div className="chips chips-x" role="group" aria-label={label}>
      {choices.map((choice) => (
        <Chip key={choice.value} pressed={choice.value === value} onPress={() => onChange(choice.value)} {...choice} />
      ))}
    </div>
  );
}

type ChipProps = {
  readonly label: string;
  readonly count?: number | undefined;
  readonly lock?: ChipLock | undefined;
  readonly pressed: boolean;
  readonly onPress: () => void;
};

/** One chip that can be pressed. */
export function Chip({ label, count, lock, pressed, onPress }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {pressed && <Icon name="check" />}
      {lock && <Icon name={lock.open ? 'unlock' : 'lock'} />}
      {label}
      {lock && <span className="sr">{lock.words}</span>}
      {count !== undefined && <span className="n">{figure(count)}</span>}
    </button>
  );
}
