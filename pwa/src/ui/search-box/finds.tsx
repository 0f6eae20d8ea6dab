import { followInside } from '../link/follow-inside.ts';
import { Highlight } from './highlight.tsx';
import type { SearchAnswer, SearchOption } from './search-options.ts';
import { searchBoxTexts as texts } from './texts.ts';

type Choice = {
  readonly text: string;
  readonly activeId: string | null;
  readonly onPoint: (id: string) => void;
  readonly onFollow: (href: string) => void;
  /** Of the listbox; the options' ids begin with it. */
  readonly id: string;
};

type Props = Choice & { readonly answer: SearchAnswer };

const NONE = { groups: [], ways: [] };

/** The listbox: the finds in groups, each under its name and count, then other ways to search. */
export function Finds({ answer, ...choice }: Props) {
  const { groups, ways } = answer.kind === 'found' ? answer : NONE;
  return (
    <div role="listbox" id={choice.id} aria-label={texts.finds} aria-busy={answer.kind === 'waiting'}>
      {groups.map(({ key, label, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox has no element of its own
        <div className="sd__g" role="group" aria-label={label} key={key}>
          <p className="sd__h" aria-hidden="true">
            {label}
            <span className="n">{options.length}</span>
          </p>
          {options.map((option) => (
            <Option key={option.id} option={option} {...choice} />
          ))}
        </div>
      ))}
      {ways.map((way) => (
        <Option key={way.id} option={way} {...choice} text="" />
      ))}
    </div>
  );
}

function Option({ option, text, activeId, onPoint, onFollow, id }: Choice & { readonly option: SearchOption }) {
  const active = option.id === activeId;
  return (
    <a
      id={`${id}-${option.id}`}
      role="option"
      href={option.href}
      tabIndex={-1}
      aria-selected={active}
      className={active ? 'sd__o on' : 'sd__o'}
      onPointerMove={() => onPoint(option.id)}
      // Without this the field would lose the focus, and the drop would close before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => followInside(event, () => onFollow(option.href))}
    >
      {option.picture}
      <span className="sd__n">
        <b>
          <Highlight text={option.name} marks={{ part: text }} />
        </b>
        <small>
          <Highlight text={option.note} marks={{ part: text }} />
        </small>
      </span>
      {active && (
        <span className="sd__k only-d" aria-hidden="true">
          {texts.open}
          <kbd className="kbd">Enter</kbd>
        </span>
      )}
    </a>
  );
}
