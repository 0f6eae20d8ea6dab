import { TextField } from '../../ui/field/text-field.tsx';
import { savedPageTexts as texts } from './texts.ts';

type Props = {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** How many were found; `null` while nothing is sought. */
  readonly found: number | null;
};

/** Searches what is saved, on this device alone. */
export function SearchField({ text, onText, found }: Props) {
  return (
    <div className="svq">
      <TextField label={texts.search} icon="search" type="search" autoComplete="off" value={text} onChange={onText} />
      <p className="sr" role="status">
        {found !== null && texts.found(found)}
      </p>
    </div>
  );
}
