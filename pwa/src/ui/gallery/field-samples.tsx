import { useState } from 'react';
import { CheckList, DateField, MonthField, RadioList, SelectField, TagsField, TextArea, TextField } from '../forms.ts';
import { galleryTexts as texts } from './gallery.texts.ts';

const usages = [{ value: 'private', label: texts.privately }] as const;

/** The parts of forms. */
export function FieldSamples() {
  const [name, setName] = useState<string>(texts.title);
  const [month, setMonth] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>('2026-11-18');
  const [tags, setTags] = useState<readonly string[]>([texts.letterpress]);
  const [draft, setDraft] = useState('');
  const [checked, setChecked] = useState<readonly 'private'[]>([]);
  const kinds = [{ label: texts.articles, options: [{ value: 'blog', label: texts.blog }] }] as const;
  return (
    <div className="stack">
      <div className="g2">
        <TextField label={texts.articleName} no={1} need="required" value={name} onChange={setName} maxLength={60} />
        <MonthField label={texts.month} no={2} need="optional" value={month} onChange={setMonth} />
        <DateField label={texts.day} value={day} onChange={setDay} />
        <SelectField label={texts.kind} groups={kinds} value="" onChange={() => setName('')} error={texts.chooseKind} />
      </div>
      <TagsField
        label={texts.tags}
        tags={tags}
        onChange={setTags}
        help={texts.tagHelp}
        onDraft={setDraft}
        suggestions={draft === '' ? [] : texts.suggested.filter((tag) => tag.startsWith(draft))}
      />
      <TextArea label={texts.body} value={name} onChange={setName} maxLength={3} />
      <RadioList label={texts.usage} choices={usages} value="private" onChange={() => setChecked([])} />
      <CheckList label={texts.usage} choices={usages} values={checked} onChange={setChecked} />
    </div>
  );
}
