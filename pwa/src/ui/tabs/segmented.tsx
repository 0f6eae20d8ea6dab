import { Icon } from '../icon/icon.tsx';
import './tabs.css';

type Props<V extends string> = {
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly label: string;
};

/** Two to four ways to see the same thing (an order, a period), side by side; the chosen one has a check. */
export function Segmented<V extends string>({ choices, value, onChange, label }: Props<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form; these change a view
    <div className="seg" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.value === value && <Icon name="check" />}
          {choice.label}
        </button>
      ))}
    </div>
  );
}
