import { catalogueEntries } from '@meikan/domain';
import { useState } from 'react';
import { FormPicture } from '../../../offline/ui/pictures/form-picture.tsx';
import { CheckList, Fault, SelectField, type SelectGroup, TagsField, TextField } from '../../../ui/forms.ts';
import { Rows } from '../../rows.tsx';
import { choicesOf } from '../choices.ts';
import { labelOf, limitOf } from '../contract.ts';
import { textsOf } from '../draft.ts';
import { formTexts as texts } from '../texts.ts';
import type { Drawn, Of } from './drawn.ts';

/** Texts of a line each, in rows. */
export function Lines({ control, facts, value, onChange, path, errorOf }: Drawn<Of<'lines'>>) {
  const { link, example } = control;
  const line = facts.part(0);
  const label = labelOf(line);
  return (
    <fieldset className="erows">
      <legend className="sr">{labelOf(facts)}</legend>
      <Rows
        rows={textsOf(value).map((text) => ({ text }))}
        onRows={(written) => onChange(written.map(({ text }) => text))}
        blank={{ text: '' }}
        most={limitOf(facts)}
        name={(row) => texts.row(row, label)}
        add={texts.add(label)}
      >
        {({ text }, change, index) => (
          <TextField
            label={texts.row(index + 1, label)}
            value={text}
            onChange={(next) => change({ text: next })}
            error={errorOf(`${path}.${index}`)}
            {...(link
              ? { inputMode: 'url', icon: 'link', placeholder: texts.urlExample }
              : { maxLength: limitOf(line), ...(example && { placeholder: example }) })}
          />
        )}
      </Rows>
    </fieldset>
  );
}

/** Words of one's own, with those that are often used proposed. */
export function Tags({ control, facts, value, onChange, path, errorOf }: Drawn<Of<'tags'>>) {
  const [typed, setTyped] = useState('');
  const { suggested } = control;
  const most = limitOf(facts);
  const fitting = catalogueEntries(suggested).filter(({ label: tag }) => typed !== '' && tag.includes(typed));
  return (
    <TagsField
      label={labelOf(facts)}
      help={texts.tags(most)}
      tags={textsOf(value)}
      onChange={onChange}
      most={most}
      onDraft={setTyped}
      suggestions={fitting.map(({ label: tag }) => tag)}
      error={errorOf(path)}
    />
  );
}

/** Any number of a catalogue's choices, in its groups; or one of them at most. */
export function Checks(props: Drawn<Of<'checks' | 'numbers'>>) {
  const { control, facts, value, onChange, path, errorOf } = props;
  const label = labelOf(facts);
  const groups = control.groups?.() ?? choicesOf(facts.part(0));
  const chosen = textsOf(value);
  if (control.kind === 'checks' && control.single) {
    const [only = ''] = chosen;
    const choose = (one: string) => onChange(one === '' ? [] : [one]);
    return <SelectField {...{ label, groups }} value={only} onChange={choose} error={errorOf(path)} />;
  }
  return (
    <>
      <Lists {...{ label, groups, chosen, onChange }} />
      <Fault>{errorOf(path)}</Fault>
    </>
  );
}

type ListsProps = {
  readonly label: string;
  readonly groups: readonly SelectGroup<string>[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

function Lists({ label, groups, chosen, onChange }: ListsProps) {
  const list = (name: string, choices: SelectGroup<string>['options']) => (
    <CheckList key={name} label={name} choices={choices} values={chosen} onChange={onChange} />
  );
  const [only, ...others] = groups;
  if (only !== undefined && others.length === 0) return list(label, only.options);
  return (
    <fieldset className="field">
      <legend className="field__l">{label}</legend>
      {groups.map((group) => list(group.label, group.options))}
    </fieldset>
  );
}

/** Photos, each to be changed or taken away, and one more as long as there is space. */
export function Pictures(props: Drawn<Of<'pictures'>>) {
  const { control, facts, value, onChange, path, errorOf, about, onAsking } = props;
  const label = labelOf(facts);
  const photos = textsOf(value);
  const put = (index: number) => (picture: string | null) =>
    onChange(
      picture === null
        ? photos.filter((_, at) => at !== index)
        : [...photos.slice(0, index), picture, ...photos.slice(index + 1)],
    );
  const shown = photos.length < limitOf(facts) ? [...photos, null] : photos;
  return shown.map((photo, index) => (
    <FormPicture
      key={photo ?? ''}
      label={texts.picture(index + 1, label)}
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
