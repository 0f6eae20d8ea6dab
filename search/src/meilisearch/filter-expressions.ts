import { CATEGORY, type Choice, type Chosen, facetToken, KIND } from '../choice/choice.ts';
import { fold } from '../folding/index.ts';
import type { SearchFilters, SearchViewer } from '../port.ts';
import { VISIBILITY } from './indexed-doc.ts';

/** A value inside a filter. The parser knows `\"`; a backslash before anything else stays, so none can end the quotes. */
export function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Every filter, without what is chosen; all must hold. */
export function filterExpressions(filters: SearchFilters & { readonly viewer: SearchViewer }): string[] {
  return [
    visibleTo(filters.viewer),
    ...oneOf('kind', filters.kinds),
    ...eachOf('categoryKeys', filters.within === undefined ? [] : [filters.within]),
    ...eachOf(
      'tags',
      filters.tags?.map((tag) => fold(tag)),
    ),
    ...eachOf('canDo', filters.canDo),
    ...oneOf('mainUsage', filters.mainUsage === undefined ? [] : [filters.mainUsage]),
    ...oneOf('whose', filters.without).map((expression) => `NOT ${expression}`),
  ];
}

/** That a document is among what is chosen; all must hold. */
export const choiceExpressions = (choice: Choice): string[] => choice.flatMap(chosenExpression);

function chosenExpression({ group, values }: Chosen): string[] {
  if (group === KIND) return oneOf('kind', values);
  if (group === CATEGORY) return oneOf('categoryKeys', values);
  return oneOf(
    'facets',
    values.map((value) => facetToken(group, value)),
  );
}

/** That a document may be called by a text in the other script; undefined where it has none. */
export function loanExpression(starts: readonly string[]): string | undefined {
  return oneOf('loanStarts', starts)[0];
}

function visibleTo(viewer: SearchViewer): string {
  if (viewer.kind === 'anonymous') return `visibility <= ${VISIBILITY.everyone}`;
  if (viewer.role === 'admin') return `visibility <= ${VISIBILITY.admins}`;
  return `(visibility <= ${VISIBILITY['signed-in']} OR visibleTo = ${quoted(viewer.accountId)})`;
}

function oneOf(attribute: string, values: readonly string[] | undefined): string[] {
  return values === undefined || values.length === 0 ? [] : [`${attribute} IN [${values.map(quoted).join(', ')}]`];
}

function eachOf(attribute: string, values: readonly string[] | undefined): string[] {
  return (values ?? []).map((value) => `${attribute} = ${quoted(value)}`);
}
