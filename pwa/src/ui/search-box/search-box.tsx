import { type FocusEvent, lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { useBackCloses } from '../back/use-back-closes.ts';
import { IconButton } from '../button/icon-button.tsx';
import { useOptionKeys } from '../combobox/use-option-keys.ts';
import { Icon } from '../icon/icon.tsx';
import { optionsOf, type SearchAnswer } from './search-options.ts';
import { searchBoxTexts as texts } from './texts.ts';
import { useSlashKey } from './use-slash-key.ts';
import './search-box.css';
import './big-search.css';

/** Fetched when somebody begins to search. */
const SearchDrop = lazy(async () => ({ default: (await import('../when-opened.ts')).SearchDrop }));

type Props = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onComposing: (composing: boolean) => void;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly answer: SearchAnswer;
  /** Where everything that is found for the text stands: Enter without an option leads there, and 「すべて見る」. */
  readonly all: string;
  /** Goes inside the app to a find, or to all of them. */
  readonly onFollow: (href: string) => void;
  readonly label: string;
  readonly placeholder: string;
  /** The right column: recent searches, tags. */
  readonly aside?: ReactNode;
  readonly className?: string;
};

/** The header's search: a combobox with its finds in groups; the whole screen on a phone. */
export function SearchBox(props: Props) {
  const { text, onText, onComposing, open, onOpen, answer, all, onFollow, label, placeholder } = props;
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  useSlashKey(field);
  const close = () => {
    onOpen(false);
    field.current?.blur();
  };
  useBackCloses(open, close);
  const keys = useOptionKeys({
    options: optionsOf(answer),
    onPick: ({ href }) => onFollow(href),
    onEnter: () => onFollow(all),
    onEscape: close,
  });
  // What was pointed at for another text is not meant for this one.
  const write = (written: string) => {
    keys.point(null);
    onText(written);
  };
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that the focus has left the whole box, nothing is clicked here
    <div className={['hs', props.className].filter(Boolean).join(' ')} data-open={open || undefined} onBlur={onBlur}>
      <div className="hsearch">
        <IconButton className="only-m" icon="left" label={texts.leave} onClick={close} />
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          role="combobox"
          autoComplete="off"
          aria-label={label}
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={keys.activeId ? `${listId}-${keys.activeId}` : undefined}
          placeholder={placeholder}
          value={text}
          onFocus={() => onOpen(true)}
          onChange={(event) => {
            // Who has gone to a find is still in the field, with the drop closed.
            onOpen(true);
            write(event.target.value);
          }}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
          onKeyDown={keys.onKeyDown}
        />
        {text === '' ? (
          <kbd className="kbd only-d" aria-label={texts.slash}>
            /
          </kbd>
        ) : (
          <button type="button" className="inp-clr" aria-label={texts.clear} onClick={() => write('')}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {open && (
        <Suspense fallback={null}>
          <SearchDrop
            id={listId}
            text={text}
            answer={answer}
            activeId={keys.activeId}
            onPoint={keys.point}
            all={all}
            onFollow={onFollow}
            aside={props.aside}
          />
        </Suspense>
      )}
    </div>
  );
}
