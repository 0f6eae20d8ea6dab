import { WHOLE } from '../../../offline/outbox/machine/command.ts';
import { Button, Dialog } from '../../../ui/index.ts';
import { type ComparedProps, originOf } from './comparing.tsx';
import { LaterButton } from './later-button.tsx';
import { SideValue } from './side-value.tsx';
import { type Comparison, nameOf } from './sides.ts';
import { conflictTexts } from './texts.ts';
import './conflict.css';

const texts = conflictTexts.removal;

/** A thing was to be removed, and changed meanwhile: shall it still go? */
export function RemovalDialog({ row, comparison, now, opened, onDecide, onLater }: ComparedProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onLater}
      title={texts.title}
      footer={
        <div className="cff__f">
          <LaterButton onLater={onLater} />
          <span className="grow" />
          <Button onClick={() => onDecide({ [WHOLE]: 'theirs' })}>{texts.keep}</Button>
          <Button icon="trash" variant="danger" onClick={() => onDecide({ [WHOLE]: 'mine' })}>
            {texts.remove}
          </Button>
        </div>
      }
    >
      <div className="cf">
        <p className="cf__t">{texts.body(row.about.name)}</p>
        <Changes comparison={comparison} now={now} />
        <p className="sm muted">{texts.removeNote}</p>
      </div>
    </Dialog>
  );
}

function Changes({ comparison, now }: { readonly comparison: Comparison; readonly now: number }) {
  return (
    <section>
      <h3 className="cff__l">{texts.changed}</h3>
      <p className="xs faint">{originOf(comparison.theirs, now)}</p>
      <dl className="cfr">
        {comparison.sides.map((sides) => (
          <div key={sides.field}>
            <dt>{nameOf(sides)}</dt>
            <dd>
              <SideValue facts={sides.facts} value={sides.theirs} base={sides.base} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
