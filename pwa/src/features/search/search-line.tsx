import { useState } from 'react';
import { BigSearch, SubmitButton } from '../../ui/index.ts';
import { searchTexts } from './texts.ts';

type Props = {
  readonly label: string;
  readonly prompt: string;
  /** What is searched now; the field begins with it, so give it as `key` too. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
};

/** The large search line of a page that lists finds. */
export function SearchLine({ label, prompt, text: begun, onSearch }: Props) {
  const [text, setText] = useState(begun);
  const change = (next: string) => {
    setText(next);
    if (next === '' && begun !== '') onSearch('');
  };
  return (
    <div className="search-line">
      <BigSearch
        label={label}
        placeholder={prompt}
        text={text}
        onText={change}
        onSubmit={onSearch}
        action={
          text !== begun && (
            <SubmitButton variant="primary" type="submit">
              {searchTexts.send}
            </SubmitButton>
          )
        }
      />
    </div>
  );
}
