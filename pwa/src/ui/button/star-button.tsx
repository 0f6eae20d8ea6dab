import { Icon } from '../icon/icon.tsx';
import { buttonTexts as texts } from './texts.ts';
import './button.css';

type Props = {
  /** The title of what is kept. */
  readonly of: string;
  readonly pressed: boolean;
  readonly onToggle: (next: boolean) => void;
};

/** The star that keeps something; filled vermilion when kept, and said in words. */
export function StarButton({ of, pressed, onToggle }: Props) {
  return (
    <button
      type="button"
      className="star"
      aria-pressed={pressed}
      aria-label={pressed ? texts.unkeep(of) : texts.keep(of)}
      onClick={() => onToggle(!pressed)}
    >
      <Icon name={pressed ? 'starFilled' : 'star'} size="l" />
    </button>
  );
}
