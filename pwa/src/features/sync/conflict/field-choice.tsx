import { useId } from 'react';
import { Icon, type IconName } from '../../../ui/index.ts';
import { BothEditor } from './both-editor.tsx';
import { SideValue } from './side-value.tsx';
import { joinable, nameOf, type Picked, type Sides } from './sides.ts';
import { conflictTexts as texts } from './texts.ts';

type Column = 'base' | 'mine' | 'theirs';

const COLUMNS: readonly { readonly column: Column; readonly icon: IconName }[] = [
  { column: 'base', icon: 'history' },
  { column: 'mine', icon: 'user' },
  { column: 'theirs', icon: 'cloud' },
];

type Props = {
  readonly sides: Sides;
  /** Whose and of when each side is. */
  readonly origins: Readonly<Record<Column, string>>;
  readonly picked: Picked | undefined;
  readonly onPick: (picked: Picked) => void;
};

/** One field: its three sides beside each other, one of them or a text of both to be picked. Nothing is picked before. */
export function FieldChoice({ sides, origins, picked, onPick }: Props) {
  const name = useId();
  const pick = (next: Picked['pick']) => onPick({ ...picked, pick: next });
  const way = joinable(sides);
  return (
    <fieldset className="cff">
      <legend className="cff__l">{nameOf(sides)}</legend>
      <div className="three">
        {COLUMNS.map((column) => (
          <Side
            key={column.column}
            {...{ ...column, name, sides }}
            origin={origins[column.column]}
            checked={picked?.pick === column.column}
            onPick={() => pick(column.column)}
          />
        ))}
      </div>
      {way !== null && (
        <div className="cfb">
          <Choice name={name} column="both" checked={picked?.pick === 'both'} onPick={() => pick('both')} />
          {picked?.pick === 'both' && (
            <BothEditor
              {...{ sides, way }}
              written={picked.written}
              onWrite={(written) => onPick({ pick: 'both', written })}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}

type SideProps = {
  readonly name: string;
  readonly column: Column;
  readonly icon: IconName;
  readonly sides: Sides;
  readonly origin: string;
  readonly checked: boolean;
  readonly onPick: () => void;
};

/** A side that this device does not know can be seen to be missing, and not picked. */
function Side({ name, column, icon, sides, origin, checked, onPick }: SideProps) {
  const id = `${name}-${column}`;
  return (
    <div className={checked ? 'cfs is-on' : 'cfs'}>
      <h3>
        <Icon name={icon} />
        {texts.columns[column]}
      </h3>
      <small>{origin}</small>
      <div id={id} className="cfs__v">
        <SideValue facts={sides.facts} value={sides[column]} base={column === 'base' ? undefined : sides.base} />
      </div>
      {sides[column] !== undefined && <Choice {...{ name, column, checked, onPick }} describedBy={id} />}
    </div>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly column: Picked['pick'];
  readonly checked: boolean;
  readonly describedBy?: string;
  readonly onPick: () => void;
};

function Choice({ name, column, checked, describedBy, onPick }: ChoiceProps) {
  return (
    <label className="cfs__r">
      <input
        type="radio"
        className="radio__i"
        name={name}
        checked={checked}
        onChange={onPick}
        aria-describedby={describedBy}
      />
      {texts.pick[column]}
    </label>
  );
}
