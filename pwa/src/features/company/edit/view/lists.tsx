import { catalogueEntries, isWorkingEnvironmentOption, optionLimit } from '@meikan/domain';
import { useState } from 'react';
import { environmentAnswerTexts } from '../../../../directory/environment.texts.ts';
import { Rows } from '../../../../editing/rows.tsx';
import { FormPicture } from '../../../../offline/ui/pictures/form-picture.tsx';
import { CheckList, Fault, SelectField, TagsField, TextField } from '../../../../ui/forms.ts';
import { controlTexts as texts } from '../controls.texts.ts';
import { textsOf } from '../draft.ts';
import type { Drawn, Of } from './drawn.ts';

/** Texts of a line each, in rows. */
export function Lines({ control, value, onChange, path, errorOf }: Drawn<Of<'lines'>>) {
  const { label, most, rows, add, link } = control;
  return (
    <fieldset className="erows">
      <legend className="sr">{label}</legend>
      <Rows
        rows={textsOf(value).map((text) => ({ text }))}
        onRows={(written) => onChange(written.map(({ text }) => text))}
        blank={{ text: '' }}
        most={rows}
        name={(row) => texts.row(row, label)}
        add={add}
      >
        {({ text }, change, index) => (
          <TextField
            label={texts.row(index + 1, label)}
            value={text}
            onChange={(next) => change({ text: next })}
            error={errorOf(`${path}.${index}`)}
            {...(link ? { inputMode: 'url', icon: 'link', placeholder: texts.urlExample } : { maxLength: most })}
          />
        )}
      </Rows>
    </fieldset>
  );
}

/** Words of one's own, with those that are often used proposed. */
export function Tags({ control, value, onChange, path, errorOf }: Drawn<Of<'tags'>>) {
  const [typed, setTyped] = useState('');
  const { label, help, most, suggested } = control;
  const fitting = catalogueEntries(suggested).filter(({ label: tag }) => typed !== '' && tag.includes(typed));
  return (
    <TagsField
      label={label}
      help={help}
      tags={textsOf(value)}
      onChange={onChange}
      most={most}
      onDraft={setTyped}
      suggestions={fitting.map(({ label: tag }) => tag)}
      error={errorOf(path)}
    />
  );
}

/** Any number of a catalogue's choices, in its groups. */
export function Checks({ control, value, onChange, path, errorOf }: Drawn<Of<'checks' | 'numbers'>>) {
  const list = (label: string, choices: readonly { readonly value: string; readonly label: string }[]) => (
    <CheckList key={label} label={label} choices={choices} values={textsOf(value)} onChange={onChange} />
  );
  const groups = control.groups();
  const [only] = groups;
  return (
    <>
      {groups.length === 1 && only ? (
        list(control.label, only.options)
      ) : (
        <fieldset className="field">
          <legend className="field__l">{control.label}</legend>
          {groups.map(({ label, options }) => list(label, options))}
        </fieldset>
      )}
      <Fault>{errorOf(path)}</Fault>
    </>
  );
}

const OPTIONS = Object.entries(environmentAnswerTexts).map(([value, label]) => ({ value, label }));

/** What a company answers of its working environment: one answer, or several where they add up. */
export function Answers({ control, value, onChange, path, errorOf }: Drawn<Of<'answers'>>) {
  const { label, group } = control;
  const options = OPTIONS.filter((option) => isWorkingEnvironmentOption(group, option.value));
  const chosen = textsOf(value);
  if (optionLimit(group) > 1) {
    return (
      <>
        <CheckList label={label} choices={options} values={chosen} onChange={onChange} />
        <Fault>{errorOf(path)}</Fault>
      </>
    );
  }
  return (
    <SelectField
      label={label}
      groups={[{ label: '', options }]}
      value={chosen[0] ?? ''}
      onChange={(answer) => onChange(answer === '' ? [] : [answer])}
      error={errorOf(path)}
    />
  );
}

/** Photos, each to be changed or taken away, and one more as long as there is space. */
export function Pictures(props: Drawn<Of<'pictures'>>) {
  const { control, value, onChange, path, errorOf, about, onAsking } = props;
  const photos = textsOf(value);
  const put = (index: number) => (picture: string | null) =>
    onChange(
      picture === null
        ? photos.filter((_, at) => at !== index)
        : [...photos.slice(0, index), picture, ...photos.slice(index + 1)],
    );
  const shown = photos.length < control.most ? [...photos, null] : photos;
  return shown.map((photo, index) => (
    <FormPicture
      key={photo ?? ''}
      label={texts.picture(index + 1, control.label)}
      value={photo}
      onChange={put(index)}
      error={errorOf(`${path}.${index}`)}
      about={about}
      shape={control.shape}
      {...(control.cut && { cut: control.cut })}
      onAsking={onAsking}
    />
  ));
}
