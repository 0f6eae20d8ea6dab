import { type FormEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { searchBoxTexts as texts } from './texts.ts';
import { useSlashKey } from './use-slash-key.ts';
import './big-search.css';

type Props = {
  readonly label: string;
  readonly placeholder?: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSubmit: (text: string) => void;
  /** The button at the right end, when there is one. */
  readonly action?: ReactNode;
};

/** The large search line of the top and search pages; a form, so that Enter and the phone's search key send it. */
export function BigSearch({ label, placeholder, text, onText, onSubmit, action }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(text.trim());
  };
  return (
    <search>
      <form className="bigsearch" onSubmit={send}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        {text !== '' && <IconButton icon="close" label={texts.clear} onClick={() => onText('')} />}
        {action}
      </form>
    </search>
  );
}
