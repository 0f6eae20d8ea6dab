import { useMemo, useState } from 'react';
import type { Choice } from '../../../offline/outbox/machine/decide.ts';
import type { Standing } from '../../../offline/outbox/machine/row.ts';
import { notify } from '../../../ui/index.ts';
import { Comparing } from './comparing.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { comparisonOf, isStillWanted, type Picks } from './sides.ts';
import { conflictTexts as texts } from './texts.ts';

type Props = {
  /** The row that is compared; `null` while none is. */
  readonly row: Standing | null;
  readonly now: number;
  readonly onDecide: (id: string, choices: Readonly<Record<string, Choice>>) => void;
  /** Puts it off; the row stays as it is, and so do the picks. */
  readonly onLater: () => void;
};

/** Where a person says which of two changes stays. What was picked is kept while the page is open, also by ESC. */
export function ConflictDialog({ row, now, onDecide, onLater }: Props) {
  const [shown, setShown] = useState(row);
  const [picks, setPicks] = useState<Readonly<Record<string, Picks>>>({});
  if (row !== null && row !== shown) setShown(row);
  const comparison = useMemo(() => shown && comparisonOf(shown), [shown]);
  if (!shown || !comparison) return null;
  const decide = (choices: Readonly<Record<string, Choice>>) => {
    onDecide(shown.id, choices);
    notify({ text: isStillWanted(shown, choices) ? texts.decided : texts.leftToThem });
    onLater();
  };
  const parts = { row: shown, comparison, now, opened: row !== null, onDecide: decide, onLater };
  if (comparison.kind === 'removal') return <RemovalDialog {...parts} />;
  return (
    <Comparing
      {...parts}
      picks={picks[shown.id] ?? {}}
      onPicks={(next) => setPicks((before) => ({ ...before, [shown.id]: next }))}
    />
  );
}
