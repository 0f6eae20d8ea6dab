import { type Facet, figure } from '@meikan/domain';
import { Fragment } from 'react';
import { queryLink } from '../../directory/listing/query-link.tsx';
import { toggledKeys } from '../../directory/listing/toggled-keys.ts';
import { Icon } from '../../ui/index.ts';
import { type FacetChoice, type FacetValue, folded } from './facet-choices.ts';
import { searchTexts } from './texts.ts';

const texts = searchTexts.facets;

type Step = { readonly facet: Facet; readonly values: string | undefined };
const stepLink = queryLink(({ facet, values }: Step) => ({ [facet]: values, page: undefined }));

type Props = { readonly choice: FacetChoice };

/** The values of a facet with their counts, each a link that chooses it or takes it back. */
export function FacetValues({ choice: { facet, title, values } }: Props) {
  const chosen = values.filter(({ isChosen }) => isChosen).map(({ value }) => value);
  const draw = ({ value, label, count, isChosen }: FacetValue) => (
    <Fragment key={value}>
      {stepLink(
        { facet, values: toggledKeys(chosen, value) },
        {
          'aria-current': isChosen ? 'page' : undefined,
          children: (
            <>
              <span className="row">
                {isChosen && <Icon name="check" />}
                <span>{label}</span>
              </span>
              {count !== undefined && <span className="n">{figure(count)}</span>}
            </>
          ),
        },
      )}
    </Fragment>
  );
  const [shown, more] = folded(values);
  return (
    <nav className="tree" aria-label={title}>
      {shown.map(draw)}
      {more.length > 0 && (
        <details>
          <summary>{texts.more(more.length)}</summary>
          {more.map(draw)}
        </details>
      )}
    </nav>
  );
}
