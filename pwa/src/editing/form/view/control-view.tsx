import type { FieldFacts } from '@meikan/contracts';
import { unreachable } from '@meikan/domain';
import type { ReactNode } from 'react';
import { CheckList } from '../../../ui/forms.ts';
import { Rows } from '../../rows.tsx';
import { labelOf, limitOf } from '../contract.ts';
import type { Control, Controls } from '../control.ts';
import { blankRow, type DraftParts, isBlank, partsOf, rowsOf } from '../draft.ts';
import { helpOfRows } from '../help.ts';
import { formTexts as texts } from '../texts.ts';
import { type Around, type Drawn, isPart, type Of } from './drawn.ts';
import { Checks, Lines, Pictures, Tags } from './lists.tsx';
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

type Several = 'lines' | 'tags' | 'checks' | 'numbers' | 'pictures' | 'shares' | 'parts' | 'rows';

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

type FieldsProps = Around & {
  readonly controls: Controls;
  /** What the contract tells of what has the fields. */
  readonly facts: FieldFacts;
  readonly values: DraftParts;
  readonly change: (changes: DraftParts) => void;
  /** Where they stand; not given for those of the form itself. */
  readonly path?: string;
  readonly numbered?: boolean;
};

/** The fields of a form or of a group, one below the other, or beside each other where two halves meet. */
export function Fields({ controls, facts, values, change, path, numbered = false, ...around }: FieldsProps) {
  const field = ([name, control]: readonly [string, Control], at: number) => (
    <ControlView
      key={name}
      {...around}
      control={control}
      facts={facts.part(name)}
      value={values[name] ?? ''}
      onChange={(value) => change({ [name]: value })}
      path={path === undefined ? name : `${path}.${name}`}
      group={{ values, change }}
      {...(numbered && { no: at + 1 })}
    />
  );
  const views = Object.entries(controls).map((entry, at) => ({ half: isHalf(entry[1]), view: field(entry, at) }));
  return runsOf(views).map((run) =>
    run[0]?.half ? (
      <div key={run[0].view.key} className="g2">
        {run.map(({ view }) => view)}
      </div>
    ) : (
      run.map(({ view }) => view)
    ),
  );
}

const isHalf = (control: Control): boolean => 'half' in control && control.half === true;

/** Neighbours that are alike in being halves or not. */
function runsOf<V extends { readonly half: boolean }>(views: readonly V[]): readonly (readonly V[])[] {
  const runs: V[][] = [];
  for (const view of views) {
    const last = runs.at(-1);
    if (last?.[0]?.half === view.half) last.push(view);
    else runs.push([view]);
  }
  return runs;
}

function PartsView(props: Drawn<Of<'parts'>>) {
  const { control, facts, value, onChange, path, about, errorOf, onAsking } = props;
  const { parts, drawn } = control;
  const values = partsOf(value);
  const change = (changes: DraftParts) => onChange({ ...values, ...changes });
  if (Object.values(parts).every(({ kind }) => kind === 'flag')) return <Flags {...props} />;
  const controls = Object.fromEntries(Object.entries(parts).filter(([name]) => drawn?.includes(name) ?? true));
  return <Fields {...{ controls, facts, values, change, path, about, errorOf, onAsking }} />;
}

/** Several yes and no, in one list. */
function Flags({ control, facts, value, onChange }: Drawn<Of<'parts'>>) {
  const values = partsOf(value);
  const choices = Object.keys(control.parts).map((name) => ({ value: name, label: labelOf(facts.part(name)) }));
  return (
    <CheckList
      label={labelOf(facts)}
      choices={choices}
      values={Object.keys(values).filter((name) => !isBlank(values[name]))}
      onChange={(on) => onChange(Object.fromEntries(choices.map(({ value: name }) => [name, on.includes(name)])))}
    />
  );
}

function RowsView({ control, facts, value, onChange, path, about, errorOf, onAsking }: Drawn<Of<'rows'>>) {
  const label = labelOf(facts);
  const item = facts.part(0);
  const row = labelOf(item);
  const help = helpOfRows(control, item);
  return (
    <fieldset className="erows">
      <legend className={isPart(path) ? 'field__l' : 'sr'}>{label}</legend>
      {help && <p className="field__h eform__h">{help}</p>}
      <Rows<DraftParts>
        rows={rowsOf(value)}
        onRows={onChange}
        blank={blankRow(control)}
        most={limitOf(facts)}
        name={(no) => texts.row(no, row)}
        add={texts.add(row)}
      >
        {(values, change, index) => (
          <Fields
            {...{ values, change, about, errorOf, onAsking }}
            controls={control.parts}
            facts={item}
            path={`${path}.${index}`}
          />
        )}
      </Rows>
    </fieldset>
  );
}
