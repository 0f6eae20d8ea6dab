import type { Facet } from '@meikan/domain';
import { useId, useRef, useState } from 'react';
import { queryLink } from '../../directory/listing/query-link.tsx';
import { toggledKeys } from '../../directory/listing/toggled-keys.ts';
import { AsideSection, Button, Icon } from '../../ui/index.ts';
import type { FacetChoice } from './facet-choices.ts';
import { FacetValues } from './facet-values.tsx';
import { searchTexts } from './texts.ts';

const texts = searchTexts.facets;

type Props = { readonly choices: readonly FacetChoice[] };

/** What the finds can be narrowed by: at the left on wide screens. */
export function FacetTree({ choices }: Props) {
  return choices.map((choice) => (
    <AsideSection key={choice.facet} title={choice.title}>
      <FacetValues choice={choice} />
    </AsideSection>
  ));
}

const chosenOf = (choices: Props['choices']) =>
  choices.flatMap(({ facet, values }) =>
    values.filter(({ isChosen }) => isChosen).map(({ value, label }) => ({ facet, value, label })),
  );

type Total = { readonly total: number; readonly atLeast: boolean };

/** The same behind a button where there is no space at the left, one facet opened at a time by a thumb. */
export function FacetPanel({ choices, total, atLeast }: Props & Total) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (choices.length === 0) return null;
  // A closed panel cannot hold the focus: the button right above the finds takes it.
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <div className="facets">
      <div className="row">
        <Button ref={toggle} icon="filter" grow aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {texts.filter(chosenOf(choices).length)}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {choices.map((choice) => (
          <FoldedFacet key={choice.facet} choice={choice} />
        ))}
        <div className="facets__e">
          <Button variant="primary" grow onClick={close}>
            {texts.show(total, atLeast)}
          </Button>
        </div>
      </div>
    </div>
  );
}

function FoldedFacet({ choice }: { readonly choice: FacetChoice }) {
  const chosen = choice.values.filter(({ isChosen }) => isChosen).map(({ label }) => label);
  const [open, setOpen] = useState(chosen.length > 0);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{choice.title}</span>
        <span className="facets__c">{chosen.join('、')}</span>
        <Icon name="down" />
      </summary>
      <FacetValues choice={choice} />
    </details>
  );
}

const dropLink = queryLink(({ facet, rest }: { readonly facet: Facet; readonly rest: string | undefined }) => ({
  [facet]: rest,
  page: undefined,
}));
const dropAllLink = queryLink((facets: readonly Facet[]) => ({
  ...Object.fromEntries(facets.map((facet) => [facet, undefined])),
  page: undefined,
}));

/** What is chosen, each to be taken back, and all of it together where there are several. */
export function ChosenFacets({ choices }: Props) {
  const chosen = chosenOf(choices);
  if (chosen.length === 0) return null;
  const restOf = (facet: Facet, value: string) =>
    toggledKeys(
      chosen.flatMap((other) => (other.facet === facet ? [other.value] : [])),
      value,
    );
  return (
    <ul className="chips facets__t" aria-label={texts.chosen}>
      {chosen.map(({ facet, value, label }) => (
        <li key={`${facet} ${value}`}>
          {dropLink(
            { facet, rest: restOf(facet, value) },
            {
              className: 'chip',
              'aria-label': texts.drop(label),
              children: (
                <>
                  <span>{label}</span>
                  <Icon name="close" />
                </>
              ),
            },
          )}
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          {dropAllLink(
            choices.map(({ facet }) => facet),
            { className: 'link', children: texts.dropAll },
          )}
        </li>
      )}
    </ul>
  );
}
