import { useId } from 'react';
import type { Choice } from '../../../offline/outbox/machine/decide.ts';
import type { Standing } from '../../../offline/outbox/machine/row.ts';
import { momentInWords } from '../../../offline/ui/outbox/moments.ts';
import { titleOf } from '../../../offline/ui/outbox/row-title.ts';
import { Button, Dialog } from '../../../ui/index.ts';
import { FieldChoice } from './field-choice.tsx';
import { LaterButton } from './later-button.tsx';
import { type Comparison, choicesOf, type Picks, type Sides } from './sides.ts';
import { conflictTexts as texts } from './texts.ts';
import './conflict.css';

export type ComparedProps = {
  readonly row: Standing;
  readonly comparison: Comparison;
  readonly now: number;
  readonly opened: boolean;
  readonly onDecide: (choices: Readonly<Record<string, Choice>>) => void;
  readonly onLater: () => void;
};

type Props = ComparedProps & { readonly picks: Picks; readonly onPicks: (picks: Picks) => void };

/** The fields that both changed, each to be decided; nothing is picked beforehand. */
export function Comparing({ row, comparison, now, opened, picks, onPicks, onDecide, onLater }: Props) {
  const { sides, theirs } = comparison;
  const origins = {
    base: texts.when.base,
    mine: texts.when.mine(momentInWords(Date.parse(row.issuedAt), now)),
    theirs: originOf(theirs, now),
  };
  const pickAll = (pick: 'mine' | 'theirs') =>
    onPicks(Object.fromEntries(sides.map(({ field }) => [field, { ...picks[field], pick }])));
  return (
    <Dialog
      opened={opened}
      onClose={onLater}
      title={texts.title}
      footer={<Footer {...{ sides, picks, onDecide, onLater }} />}
    >
      <div className="cf">
        <p className="cf__t">{titleOf(row)}</p>
        {sides.length === 0 && <p className="sm muted">{texts.noFields}</p>}
        {sides.length > 1 && <PickAll onPick={pickAll} />}
        {sides.map((side) => (
          <FieldChoice
            key={side.field}
            sides={side}
            origins={origins}
            picked={picks[side.field]}
            onPick={(picked) => onPicks({ ...picks, [side.field]: picked })}
          />
        ))}
        {sides.length > 0 && <p className="xs faint">{texts.marks}</p>}
      </div>
    </Dialog>
  );
}

type FooterProps = Pick<Props, 'picks' | 'onDecide' | 'onLater'> & { readonly sides: readonly Sides[] };

/** The decision can be made once every field has a pick; until then it says what it waits for. */
function Footer({ sides, picks, onDecide, onLater }: FooterProps) {
  const reason = useId();
  const choices = choicesOf(sides, picks);
  const missing = sides.filter(({ field }) => !picks[field]).length;
  return (
    <div className="cff__f">
      <LaterButton onLater={onLater} />
      <p id={reason} className="xs faint grow">
        {missing > 0 ? texts.missing(missing) : texts.untilThen}
      </p>
      <Button
        variant="primary"
        aria-disabled={choices === null || undefined}
        aria-describedby={reason}
        onClick={() => choices && onDecide(choices)}
      >
        {texts.decide}
      </Button>
    </div>
  );
}

/** When and by whom the other change was made, as far as the server told. */
export function originOf({ changedAt, by }: Comparison['theirs'], now: number): string {
  const when = changedAt === null ? null : momentInWords(Date.parse(changedAt), now);
  return texts.when.theirs(when, texts.who[by ?? 'unknown']);
}

function PickAll({ onPick }: { readonly onPick: (pick: 'mine' | 'theirs') => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons that belong together, and no fields of a form
    <div className="row row-w" role="group" aria-label={texts.all}>
      <Button size="s" onClick={() => onPick('mine')}>
        {texts.allMine}
      </Button>
      <Button size="s" onClick={() => onPick('theirs')}>
        {texts.allTheirs}
      </Button>
    </div>
  );
}
