import { listSynonyms, type SynonymEntry, searchEverything, setSynonyms } from '@meikan/contracts';
import { limits, tagKey } from '@meikan/domain';
import { useCommand } from '../../../api/api-query.ts';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import type { EditForm } from '../../../editing/edit-dialog-props.ts';
import { TagsField, TextField } from '../../../ui/forms.ts';
import { OneWayField } from './one-way-field.tsx';
import { synonymTexts as texts } from './synonyms.texts.ts';

/** What is edited: a new entry, or one of the list. */
export type EditedSynonyms = 'new' | SynonymEntry;

type Props = {
  readonly entry: EditedSynonyms;
  readonly entries: readonly SynonymEntry[];
  readonly opened: boolean;
  readonly onClose: () => void;
};

const BLANK: SynonymEntry = { word: '', others: [], oneWay: false };

/** A new entry never replaces one that is there: its other words would be gone unseen. */
const isKnown = (entries: readonly SynonymEntry[], word: string) =>
  entries.some((each) => tagKey(each.word) === tagKey(word));

/** Sets what else a word is called. It is not queued: it holds for everybody at once, or not at all. */
export function SynonymDialog({ entry, entries, opened, onClose }: Props) {
  const isNew = entry === 'new';
  const { mutateAsync } = useCommand(setSynonyms, [listSynonyms, searchEverything]);
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={isNew ? texts.add : texts.change(entry.word)}
      name={isNew ? 'new synonyms' : `synonyms of ${tagKey(entry.word)}`}
      initial={isNew ? BLANK : entry}
      check={({ word }) => (isNew && isKnown(entries, word) ? { word: texts.known(word) } : {})}
      call={setSynonyms}
      body={(values: SynonymEntry) => values}
      save={async (body) => {
        await mutateAsync({ body });
        return null;
      }}
      submit={isNew ? texts.save : texts.saveChange}
      done={isNew ? texts.added : texts.changed}
    >
      {(form) => <Fields {...form} isNew={isNew} />}
    </EditDialog>
  );
}

function Fields({ values, set, errorOf, isNew }: EditForm<SynonymEntry> & { readonly isNew: boolean }) {
  return (
    <>
      <TextField
        label={texts.word}
        help={isNew ? texts.wordHelp : texts.wordFixed}
        autoComplete="off"
        maxLength={limits.tag}
        readOnly={!isNew}
        value={values.word}
        onChange={(word) => set({ word })}
        error={errorOf('word')}
      />
      <TagsField
        label={texts.others}
        help={texts.othersHelp}
        most={limits.synonymsOfWord}
        tags={values.others}
        onChange={(others) => set({ others: [...others] })}
        error={errorOf('others')}
      />
      <OneWayField on={values.oneWay} onChange={(oneWay) => set({ oneWay })} />
    </>
  );
}
