import { CompanyPicker } from '../../../directory/company-picker/company-picker.tsx';
import { FormPicture } from '../../../offline/ui/pictures/form-picture.tsx';
import { CheckList, MonthField, SelectField, type SelectGroup, TextArea, TextField } from '../../../ui/forms.ts';
import { Logo } from '../../../ui/index.ts';
import { textOf } from '../draft.ts';
import { formTexts as texts } from '../texts.ts';
import { type Drawn, isPart, type Of } from './drawn.ts';

type Told = { readonly control: { readonly label: string; readonly help?: string }; readonly no?: number | undefined };

const said = ({ control: { label, help }, no }: Told) => ({ label, help, no });

/** A line of text, an address, or a figure. */
export function Line(props: Drawn<Of<'line' | 'link' | 'amount'>>) {
  const { control, value, onChange, path, errorOf } = props;
  return (
    <TextField
      {...said(props)}
      value={textOf(value)}
      onChange={onChange}
      error={errorOf(path)}
      {...(control.kind === 'line' && {
        maxLength: control.most,
        ...(control.example && { placeholder: control.example }),
        ...(control.fills && { autoComplete: control.fills }),
      })}
      {...('required' in control && control.required && !isPart(path) && { need: 'required' })}
      {...(control.kind === 'link' && { icon: 'link', inputMode: 'url', placeholder: texts.urlExample })}
      {...(control.kind === 'amount' && { inputMode: control.decimal ? 'decimal' : 'numeric' })}
    />
  );
}

export function Area(props: Drawn<Of<'area'>>) {
  const { control, value, onChange, path, errorOf } = props;
  const { most, rows = 4 } = control;
  return (
    <TextArea
      {...said(props)}
      value={textOf(value)}
      onChange={onChange}
      error={errorOf(path)}
      maxLength={most}
      rows={rows}
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

const groupsOf = (control: Of<'select' | 'scale'>): readonly SelectGroup<string>[] =>
  control.kind === 'select'
    ? control.groups()
    : [
        {
          label: '',
          options: texts.scale(...control.ends).map((label, at) => ({ value: String(at + 1), label })),
        },
      ];

/** One of many, or a place between two ends. */
export function Select(props: Drawn<Of<'select' | 'scale'>>) {
  const { control, value, onChange, path, errorOf } = props;
  return (
    <SelectField
      {...said(props)}
      {...(control.kind === 'select' && control.required && !isPart(path) && { need: 'required' })}
      groups={groupsOf(control)}
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
