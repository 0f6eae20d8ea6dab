import { fieldName } from '../../../offline/face/field-name.ts';
import { titleOf } from '../../../offline/face/row-title.ts';
import { WHOLE } from '../../../offline/outbox/wish.ts';
import { Button, Dialog, Icon } from '../../../ui/index.ts';
import { type ComparedProps, originOf } from './comparing.tsx';
import { SideValue } from './side-value.tsx';
import { conflictTexts } from './texts.ts';
import './conflict.css';

const texts = conflictTexts.removal;

/** A thing was to be removed, and changed meanwhile: shall it still go? */
export function RemovalDialog({ row, comparison, now, opened, onDecide, onLater }: ComparedProps) {
  const { sides, theirs } = comparison;
  return (
    <Dialog
      opened={opened}
      onClose={onLater}
      title={texts.title}
      footer={
        <div className="cff__f">
          <Button variant="quiet" className="grow-l" onClick={onLater}>
            <Icon name="clock" />
            {conflictTexts.later}
          </Button>
          <Button onClick={() => onDecide({ [WHOLE]: 'theirs' })}>{texts.keep}</Button>
          <Button variant="danger" onClick={() => onDecide({ [WHOLE]: 'mine' })}>
            <Icon name="trash" />
            {texts.remove}
          </Button>
        </div>
      }
    >
      <div className="cf">
        <p className="cf__t">{texts.body(titleOf(row))}</p>
        <section>
          <h3 className="cff__l">{texts.changed}</h3>
          <p className="xs faint">{originOf(theirs, now)}</p>
          <dl className="cfr">
            {sides.map(({ field, base, theirs: value }) => (
              <div key={field}>
                <dt>{fieldName(field)}</dt>
                <dd>
                  <SideValue field={field} value={value} base={base} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <p className="sm muted">{texts.removeNote}</p>
      </div>
    </Dialog>
  );
}
