import { useId } from 'react';
import { synonymTexts as texts } from './synonyms.texts.ts';

type Props = { readonly on: boolean; readonly onChange: (on: boolean) => void };

/** Whether the others find the word too. */
export function OneWayField({ on, onChange }: Props) {
  const help = useId();
  return (
    <div className="field">
      <label className="ck">
        <input
          type="checkbox"
          checked={on}
          aria-describedby={help}
          onChange={({ target }) => onChange(target.checked)}
        />
        {texts.oneWay}
      </label>
      <p className="field__h" id={help}>
        {texts.oneWayHelp}
      </p>
    </div>
  );
}
