import { Field } from '../../../ui/forms.ts';
import { Button, Icon, Logo } from '../../../ui/index.ts';
import { registerTexts } from '../register-service/texts.ts';
import { usageTexts } from '../texts.ts';
import type { FoundService, ServiceSearch } from './use-service-search.ts';

const texts = usageTexts.dialog;

type Props = {
  readonly search: ServiceSearch;
  readonly picked: FoundService | null;
  readonly onSearch: () => void;
  readonly onPress: (service: FoundService) => void;
  /** Registers what is not found, under the name that was typed. */
  readonly onMissing: (name: string) => void;
};

/** Steps 1 to 3: type a name, see what is found, press the one that is meant. */
export function ServiceFinder({ search, picked, onSearch, onPress, onMissing }: Props) {
  const { text, setText, finds, nothing } = search;
  const write = (written: string) => {
    setText(written);
    onSearch();
  };
  return (
    <>
      <Search search={search} onWrite={write} />
      <SearchState search={search} />
      {nothing && (
        <Button icon="plus" size="s" onClick={() => onMissing(text.trim())}>
          {registerTexts.open}
        </Button>
      )}
      {finds.length > 0 && (
        <ul className="list finds">
          {finds.map((service) => (
            <li key={service.id}>
              <Find service={service} pressed={service.id === picked?.id} onPress={() => onPress(service)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type SearchProps = { readonly search: ServiceSearch; readonly onWrite: (text: string) => void };

function Search({ search: { text, setComposing }, onWrite }: SearchProps) {
  return (
    <Field label={texts.search} help={texts.searchHelp}>
      {(control) => (
        <div className="inp">
          <Icon name="search" />
          <input
            {...control}
            type="search"
            autoComplete="off"
            data-autofocus
            value={text}
            onChange={(event) => onWrite(event.target.value)}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
          />
        </div>
      )}
    </Field>
  );
}

/** What the search is doing, spoken as it changes. */
function SearchState({ search: { searching, nothing, finds } }: { readonly search: ServiceSearch }) {
  const state = searching
    ? texts.searching
    : nothing
      ? registerTexts.missing
      : finds.length > 0
        ? texts.found(finds.length)
        : '';
  return (
    <p className="finds__s sm muted ph" role="status">
      {state}
    </p>
  );
}

type FindProps = { readonly service: FoundService; readonly pressed: boolean; readonly onPress: () => void };

function Find({ service, pressed, onPress }: FindProps) {
  return (
    <button type="button" className="find" aria-pressed={pressed} onClick={onPress}>
      <Logo src={service.logo} />
      <span className="grow">
        <b>{service.name}</b>
        <small>{service.overview}</small>
      </span>
      {pressed && <Icon name="check" />}
    </button>
  );
}
