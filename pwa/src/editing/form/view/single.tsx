import type { FieldFacts } from '@meikan/contracts';
import { CompanyPicker } from '../../../directory/company-picker/company-picker.tsx';
import { FormPicture } from '../../../offline/ui/pictures/form-picture.tsx';
import { CheckList, MonthField, SelectField, type SelectGroup, TextArea, TextField } from '../../../ui/forms.ts';
import { Logo } from '../../../ui/index.ts';
import { choicesOf } from '../choices.ts';
import { isRequired, labelOf, limitOf } from '../contract.ts';
import type { Control } from '../control.ts';
import { textOf } from '../draft.ts';
import { formTexts as texts } from '../texts.ts';
import { type Drawn, isPart, type Of } from './drawn.ts';

type Single = Exclude<Control, { readonly kind: 'kept' | 'tags' }>;

const said = ({ control, facts, no }: Pick<Drawn<Single>, 'control' | 'facts' | 'no'>) => ({
  label: labelOf(facts),
  help: control.help,
  no,
});

/** What stands in a group is needed only if anything of the group is entered: its rows say so themselves. */
const need = ({ facts, path }: Pick<Drawn<Single>, 'facts' | 'path'>): { readonly need?: 'required' } =>
  !isPart(path) && isRequired(facts) ? { need: 'required' } : {};

/** A line of text, an address, or a figure. */
export function Line(props: Drawn<Of<'line' | 'link' | 'amount'>>) {
  const { control, facts, value, onChange, path, errorOf } = props;
  const { label, ...frame } = said(props);
  return (
    <TextField
      {...frame}
      label={facts.unit === undefined ? label : texts.withUnit(label, facts.unit)}
      value={textOf(value)}
      onChange={onChange}
      error={errorOf(path)}
      {...(control.kind === 'line' && {
        maxLength: limitOf(facts),
        ...(control.example && { placeholder: control.example }),
        ...(control.fills && { autoComplete: control.fills }),
      })}
      {...(control.kind !== 'amount' && need(props))}
      {...(control.kind === 'link' && { icon: 'link', inputMode: 'url', placeholder: texts.urlExample })}
      {...(control.kind === 'amount' && { inputMode: control.decimal ? 'decimal' : 'numeric' })}
    />
  );
}

export function Area(props: Drawn<Of<'area'>>) {
  const { control, facts, value, onChange, path, errorOf } = props;
  return (
    <TextArea
      {...said(props)}
      {...need(props)}
      value={textOf(value)}
      onChange={onChange}
      error={errorOf(path)}
      maxLength={limitOf(facts)}
      rows={control.rows}
    />
  );
}

export function Month(props: Drawn<Of<'month'>>) {
  const { value, onChange, path, errorOf } = props;
  const month = textOf(value);
  return (
    <MonthField
      {...said(props)}
      value={month === '' ? null : month}
      onChange={(picked) => onChange(picked ?? '')}
      error={errorOf(path)}
    />
  );
}

/** The places between the two ends that a field is named by. */
function placesOf(facts: FieldFacts): readonly SelectGroup<string>[] {
  const [left = '', right = ''] = labelOf(facts).split(' ↔ ');
  return [{ label: '', options: texts.scale(left, right).map((label, at) => ({ value: String(at + 1), label })) }];
}

/** One of many, or a place between two ends. */
export function Select(props: Drawn<Of<'select' | 'scale'>>) {
  const { control, facts, value, onChange, path, errorOf } = props;
  const groups = control.kind === 'scale' ? placesOf(facts) : (control.groups?.() ?? choicesOf(facts));
  return (
    <SelectField
      {...said(props)}
      {...(control.kind === 'select' && need(props))}
      groups={groups}
      value={textOf(value)}
      onChange={onChange}
      error={errorOf(path)}
    />
  );
}

export function Picture(props: Drawn<Of<'picture'>>) {
  const { control, value, onChange, path, errorOf, about, onAsking } = props;
  const address = textOf(value);
  return (
    <FormPicture
      {...said(props)}
      value={address === '' ? null : address}
      onChange={(picture) => onChange(picture ?? '')}
      error={errorOf(path)}
      about={about}
      shape={control.shape}
      onAsking={onAsking}
      {...(control.shape.ratio === 1 && { present: asLogo })}
    />
  );
}

const asLogo = (src: string | null) => <Logo src={src} size="xl" />;

/** A company of the directory, picked while its name is written, or any other as written. */
export function CompanyName({ control, facts, value, onChange, path, errorOf, group }: Drawn<Of<'company'>>) {
  const { idIn } = control;
  const nameIn = path.slice(path.lastIndexOf('.') + 1);
  const set = (name: string, id: string) => group?.change({ [nameIn]: name, [idIn]: id });
  return (
    <CompanyPicker
      label={labelOf(facts)}
      name={textOf(value)}
      linked={textOf(group?.values[idIn]) !== ''}
      onName={onChange}
      onPick={({ id, name }) => set(name, id)}
      onUnlink={() => set(textOf(value), '')}
      error={errorOf(path)}
    />
  );
}

export function Flag({ control, facts, value, onChange }: Drawn<Of<'flag'>>) {
  const label = labelOf(facts);
  const { statement = label } = control;
  const choices = [{ value: 'on', label: statement }] as const;
  return (
    <CheckList
      label={label}
      choices={choices}
      values={value === true ? ['on'] : []}
      onChange={(on) => onChange(on.length > 0)}
    />
  );
}
