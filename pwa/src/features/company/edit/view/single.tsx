import { CompanyPicker } from '../../../../directory/company-picker/company-picker.tsx';
import { FormPicture } from '../../../../offline/ui/pictures/form-picture.tsx';
import { CheckList, MonthField, SelectField, TextArea, TextField } from '../../../../ui/forms.ts';
import { Logo } from '../../../../ui/index.ts';
import type { ChoiceGroup } from '../control.ts';
import { controlTexts as texts } from '../controls.texts.ts';
import { textOf } from '../draft.ts';
import { type Drawn, isPart, type Of } from './drawn.ts';

const said = ({ label, help }: { readonly label: string; readonly help?: string }) => ({ label, help });

/** A line of text, an address, or a figure. */
export function Line({ control, value, onChange, path, errorOf }: Drawn<Of<'line' | 'link' | 'amount'>>) {
  return (
    <TextField
      {...said(control)}
      value={textOf(value)}
      onChange={onChange}
      error={errorOf(path)}
      {...(control.kind === 'line' && { maxLength: control.most })}
      {...('required' in control && control.required && !isPart(path) && { need: 'required' })}
      {...(control.kind === 'link' && { icon: 'link', inputMode: 'url', placeholder: texts.urlExample })}
      {...(control.kind === 'amount' && { inputMode: control.decimal ? 'decimal' : 'numeric' })}
    />
  );
}

export function Area({ control, value, onChange, path, errorOf }: Drawn<Of<'area'>>) {
  const { most, rows = 4 } = control;
  return (
    <TextArea
      {...said(control)}
      value={textOf(value)}
      onChange={onChange}
      error={errorOf(path)}
      maxLength={most}
      rows={rows}
    />
  );
}

export function Month({ control, value, onChange, path, errorOf }: Drawn<Of<'month'>>) {
  const month = textOf(value);
  return (
    <MonthField
      {...said(control)}
      value={month === '' ? null : month}
      onChange={(picked) => onChange(picked ?? '')}
      error={errorOf(path)}
    />
  );
}

const groupsOf = (control: Of<'select' | 'scale'>): readonly ChoiceGroup[] =>
  control.kind === 'select'
    ? control.groups()
    : [
        {
          label: '',
          options: texts.scale(...control.ends).map((label, at) => ({ value: String(at + 1), label })),
        },
      ];

/** One of many, or a place between two ends. */
export function Select({ control, value, onChange, path, errorOf }: Drawn<Of<'select' | 'scale'>>) {
  return (
    <SelectField
      {...said(control)}
      {...(control.kind === 'select' && control.required && !isPart(path) && { need: 'required' })}
      groups={groupsOf(control)}
      value={textOf(value)}
      onChange={onChange}
      error={errorOf(path)}
    />
  );
}

export function Picture({ control, value, onChange, path, errorOf, about, onAsking }: Drawn<Of<'picture'>>) {
  const address = textOf(value);
  return (
    <FormPicture
      {...said(control)}
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
export function CompanyName({ control, value, onChange, path, errorOf, group }: Drawn<Of<'company'>>) {
  const { idIn, label } = control;
  const nameIn = path.slice(path.lastIndexOf('.') + 1);
  const set = (name: string, id: string) => group?.change({ [nameIn]: name, [idIn]: id });
  return (
    <CompanyPicker
      label={label}
      name={textOf(value)}
      linked={textOf(group?.values[idIn]) !== ''}
      onName={onChange}
      onPick={({ id, name }) => set(name, id)}
      onUnlink={() => set(textOf(value), '')}
      error={errorOf(path)}
    />
  );
}

export function Flag({ control, value, onChange }: Drawn<Of<'flag'>>) {
  const { label, statement = label } = control;
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
