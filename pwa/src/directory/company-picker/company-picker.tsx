import { useId, useRef, useState } from 'react';
import { activeOptionId, type ControlIds, Field, type FieldFrame, OptionList, useOptionKeys } from '../../ui/forms.ts';
import { Button, Logo } from '../../ui/index.ts';
import { companyPickerTexts as texts } from './texts.ts';
import { type FoundCompany, useCompanySearch } from './use-company-search.ts';
import './company-picker.css';

type Props = Omit<FieldFrame, 'limit' | 'help'> & {
  readonly name: string;
  /** Whether the name stands for a company of the directory. */
  readonly linked: boolean;
  readonly onName: (name: string) => void;
  readonly onPick: (company: FoundCompany) => void;
  readonly onUnlink: () => void;
};

/**
 * The name of a company: one of the directory, picked from what is found while it is typed, or any other as written. A picked
 * one is not changed by typing; its link is taken off first.
 */
export function CompanyPicker({ name, linked, onName, onPick, onUnlink, ...frame }: Props) {
  const [open, setOpen] = useState(false);
  const [composing, setComposing] = useState(false);
  const search = useCompanySearch(name, composing, open && !linked);
  const write = (text: string, isComposing: boolean) => {
    setOpen(true);
    setComposing(isComposing);
    onName(text);
  };
  const pick = (company: FoundCompany) => {
    setOpen(false);
    onPick(company);
  };
  return (
    <Field {...frame}>
      {(control) => (
        <Entry
          {...{ control, name, linked, onUnlink, search }}
          wrong={frame.error !== undefined}
          onWrite={write}
          onPick={pick}
          onClose={() => setOpen(false)}
        />
      )}
    </Field>
  );
}

type EntryProps = Pick<Props, 'name' | 'linked' | 'onPick' | 'onUnlink'> & {
  readonly control: ControlIds;
  readonly search: ReturnType<typeof useCompanySearch>;
  readonly wrong: boolean;
  readonly onWrite: (text: string, composing: boolean) => void;
  readonly onClose: () => void;
};

/** The field, what is found below it, and what is going on in words. */
function Entry({ control, search, name, linked, wrong, onWrite, onPick, onUnlink, onClose }: EntryProps) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const stateId = useId();
  const { finds } = search;
  const open = finds.length > 0;
  const keys = useOptionKeys({ options: finds, onPick, ...(open && { onEscape: onClose }) });
  const pickById = (id: string) => finds.filter((company) => company.id === id).forEach(onPick);
  const unlink = () => {
    onUnlink();
    input.current?.focus();
  };
  return (
    <>
      <div className={wrong ? 'inp inp-e' : 'inp'}>
        <input
          {...control}
          aria-describedby={[control['aria-describedby'], stateId].filter(Boolean).join(' ')}
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={activeOptionId(listId, finds, keys.activeId)}
          // Escape closes the finds first, and the dialog around them only then.
          data-mantine-stop-propagation={open}
          autoComplete="off"
          value={name}
          readOnly={linked}
          onChange={({ target, nativeEvent }) =>
            onWrite(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onCompositionEnd={({ currentTarget }) => onWrite(currentTarget.value, false)}
          onKeyDown={keys.onKeyDown}
          onBlur={onClose}
        />
      </div>
      <OptionList
        id={listId}
        label={texts.finds}
        options={finds.map((company) => ({ id: company.id, content: <Find company={company} /> }))}
        activeId={keys.activeId}
        onPoint={keys.point}
        onPick={pickById}
      />
      <div className="row row-w sp">
        <p className="field__h cpick__s" id={stateId} role="status">
          <span>{linked ? texts.linked : wordsFor(search)}</span>
          {open && <span className="sr">{texts.keys}</span>}
        </p>
        {linked && (
          <Button size="s" className="cpick__u" onClick={unlink}>
            {texts.unlink}
          </Button>
        )}
      </div>
    </>
  );
}

function Find({ company: { name, logo, overview } }: { readonly company: FoundCompany }) {
  return (
    <>
      <Logo src={logo} size="s" />
      <span className="cpick__f">
        <b>{name}</b>
        <small>{overview}</small>
      </span>
    </>
  );
}

function wordsFor({ searching, nothing, finds }: ReturnType<typeof useCompanySearch>): string {
  if (searching) return texts.searching;
  if (nothing) return texts.nothing;
  return finds.length > 0 ? texts.found(finds.length) : '';
}
