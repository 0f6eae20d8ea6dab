import { unreachable } from '@meikan/domain';
import type { ReactNode } from 'react';
import { Rows } from '../../../../editing/rows.tsx';
import { CheckList } from '../../../../ui/forms.ts';
import type { Control } from '../control.ts';
import { controlTexts as texts } from '../controls.texts.ts';
import { blankRow, type DraftParts, isBlank, partsOf, rowsOf } from '../draft.ts';
import { type Around, type Drawn, isPart, type Of } from './drawn.ts';
import { Answers, Checks, Lines, Pictures, Tags } from './lists.tsx';
import { Shares } from './shares.tsx';
import { Area, CompanyName, Flag, Line, Month, Picture, Select } from './single.tsx';

/** A field of a form, drawn by its kind. */
export function ControlView(props: Drawn): ReactNode {
  const { control } = props;
  switch (control.kind) {
    case 'line':
    case 'link':
    case 'amount':
      return <Line {...props} control={control} />;
    case 'area':
      return <Area {...props} control={control} />;
    case 'month':
      return <Month {...props} control={control} />;
    case 'select':
    case 'scale':
      return <Select {...props} control={control} />;
    case 'picture':
      return <Picture {...props} control={control} />;
    case 'company':
      return <CompanyName {...props} control={control} />;
    case 'flag':
      return <Flag {...props} control={control} />;
    case 'kept':
      return null;
    default:
      return <SeveralView {...props} control={control} />;
  }
}

type Several = 'lines' | 'tags' | 'checks' | 'numbers' | 'answers' | 'pictures' | 'shares' | 'parts' | 'rows';

/** A field that holds several values. */
function SeveralView(props: Drawn<Of<Several>>): ReactNode {
  const { control } = props;
  switch (control.kind) {
    case 'lines':
      return <Lines {...props} control={control} />;
    case 'tags':
      return <Tags {...props} control={control} />;
    case 'checks':
    case 'numbers':
      return <Checks {...props} control={control} />;
    case 'answers':
      return <Answers {...props} control={control} />;
    case 'pictures':
      return <Pictures {...props} control={control} />;
    case 'shares':
      return <Shares {...props} control={control} />;
    case 'parts':
      return <PartsView {...props} control={control} />;
    case 'rows':
      return <RowsView {...props} control={control} />;
    default:
      return unreachable(control);
  }
}

type GroupProps = Around & {
  readonly parts: Readonly<Record<string, Control>>;
  readonly values: DraftParts;
  readonly change: (changes: DraftParts) => void;
  readonly path: string;
};

/** The parts of a group, one below the other. */
function Group({ parts, values, change, path, ...around }: GroupProps) {
  return Object.entries(parts).map(([name, part]) => (
    <ControlView
      key={name}
      {...around}
      control={part}
      value={values[name] ?? ''}
      onChange={(value) => change({ [name]: value })}
      path={`${path}.${name}`}
      group={{ values, change }}
    />
  ));
}

function PartsView(props: Drawn<Of<'parts'>>) {
  const { control, value, onChange, path, about, errorOf, onAsking } = props;
  const values = partsOf(value);
  const change = (changes: DraftParts) => onChange({ ...values, ...changes });
  if (control.label !== undefined) return <Flags {...props} label={control.label} />;
  return <Group {...{ values, change, path, about, errorOf, onAsking }} parts={control.parts} />;
}

/** Several yes and no, in one list. */
function Flags({ control, label, value, onChange }: Drawn<Of<'parts'>> & { readonly label: string }) {
  const values = partsOf(value);
  const choices = Object.entries(control.parts).map(([name, part]) => ({
    value: name,
    label: ('label' in part && part.label) || name,
  }));
  return (
    <CheckList
      label={label}
      choices={choices}
      values={Object.keys(values).filter((name) => !isBlank(values[name]))}
      onChange={(on) => onChange(Object.fromEntries(choices.map(({ value: name }) => [name, on.includes(name)])))}
    />
  );
}

function RowsView({ control, value, onChange, path, about, errorOf, onAsking }: Drawn<Of<'rows'>>) {
  return (
    <fieldset className="erows">
      <legend className={isPart(path) ? 'field__l' : 'sr'}>{control.label}</legend>
      {control.help && <p className="field__h eform__h">{control.help}</p>}
      <Rows<DraftParts>
        rows={rowsOf(value)}
        onRows={onChange}
        blank={blankRow(control)}
        most={control.most}
        name={(row) => texts.row(row, control.label)}
        add={control.add}
      >
        {(values, change, index) => (
          <Group {...{ values, change, about, errorOf, onAsking }} parts={control.parts} path={`${path}.${index}`} />
        )}
      </Rows>
    </fieldset>
  );
}
