import { mainCategoriesOf } from '@meikan/domain';
import { ALL } from '../../directory/listing/category-chips.ts';
import { Button, ChipFilter, type DrawLink } from '../../ui/index.ts';
import type { SearchQuery } from './search-query.ts';
import { searchTexts as texts } from './texts.ts';

export type CategoryChip = { readonly key: string; readonly label: string; readonly count: number };

/** The main categories of a kind that have something, most first (above zero only). */
export function categoryChips(kind: SearchQuery['kind'], counts: Readonly<Record<string, number>>): CategoryChip[] {
  return (kind === undefined ? [] : mainCategoriesOf(kind))
    .map(({ key, label }) => ({ key, label, count: counts[key] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

type Props = {
  readonly chips: readonly CategoryChip[];
  readonly chosen: readonly string[];
  /** Leads to one more or one less of them; of `ALL`, to none. */
  readonly link: DrawLink<string>;
  /** How many there are without any category, where that is known. */
  readonly all?: number | undefined;
  readonly label?: string;
};

/** Chips of which several may be chosen; the first takes all choices back. */
export function CategoryChips({ chips, chosen, link, all, label = texts.categories }: Props) {
  // One category alone narrows nothing, unless it is the chosen one and must be seen to be let go.
  if (chips.length === 0 || (chips.length === 1 && chosen.length === 0)) return null;
  const choices = chips.map(({ key, ...chip }) => ({ value: key, ...chip }));
  return (
    <ChipFilter
      label={label}
      choices={[{ value: ALL, label: texts.all, count: all }, ...choices]}
      value={chosen.length === 0 ? ALL : chosen}
      link={link}
    />
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
    <Button icon="filter" grow className="only-m" aria-expanded={open} onClick={onToggle}>
      {label}
    </Button>
  );
}
