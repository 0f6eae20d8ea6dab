import { contentMainCategories, serviceTaxonomy } from '@meikan/domain';
import { Chip, Icon } from '../../ui/index.ts';
import type { SearchQuery } from './search-query.ts';
import { searchTexts as texts } from './texts.ts';

export type CategoryChip = { readonly key: string; readonly label: string; readonly count: number };

/** The main categories of a kind that have something, most first (company-side 2.6: above zero only). */
export function categoryChips(kind: SearchQuery['kind'], counts: Readonly<Record<string, number>>): CategoryChip[] {
  const ofServices = serviceTaxonomy.filter(({ key }) => (key === 'business_company') === (kind === 'company'));
  const known = kind === 'article' ? contentMainCategories : ofServices.flatMap(({ mainCategories }) => mainCategories);
  return known
    .map(({ key, label }) => ({ key, label, count: counts[key] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

type Props = {
  readonly chips: readonly CategoryChip[];
  readonly chosen: readonly string[];
  readonly onToggle: (key: string) => void;
  readonly onAll: () => void;
  /** How many there are without any category, where that is known. */
  readonly all?: number | undefined;
  readonly label?: string;
};

/** Chips of which several may be pressed; the first takes all choices back. */
export function CategoryChips({ chips, chosen, onToggle, onAll, all, label = texts.categories }: Props) {
  // One category alone narrows nothing, unless it is the chosen one and must be seen to be let go.
  if (chips.length === 0 || (chips.length === 1 && chosen.length === 0)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form; these are filters of a list
    <div className="chips chips-x" role="group" aria-label={label}>
      <Chip label={texts.all} count={all} pressed={chosen.length === 0} onPress={onAll} />
      {chips.map(({ key, label: name, count }) => (
        <Chip key={key} label={name} count={count} pressed={chosen.includes(key)} onPress={() => onToggle(key)} />
      ))}
    </div>
  );
}

/** The button beside a folded filter on a phone. */
export function FilterButton({
  label,
  open,
  onToggle,
}: {
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <button type="button" className="btn grow only-m" aria-expanded={open} onClick={onToggle}>
      <Icon name="filter" />
      {label}
    </button>
  );
}
