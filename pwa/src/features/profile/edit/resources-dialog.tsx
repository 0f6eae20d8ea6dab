import { type Profile, updateProfile } from '@meikan/contracts';
import { catalogueEntries, limits } from '@meikan/domain';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { Rows } from '../../../editing/rows.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/forms.ts';
import { NO_RESOURCE, type Resource, resourcesBody, resourcesOf, tidyResources } from './resources-draft.ts';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useProfileUpdate } from './use-profile-update.ts';

const texts = editTexts.resources;

const groups = [
  {
    label: '',
    options: catalogueEntries('reading_resource_categories').map(({ key, label }) => ({ value: key, label })),
  },
];

/** Recommended books, places, services. */
export function ResourcesDialog({ profile, opened, onClose }: SectionDialogProps<Profile>) {
  const save = useProfileUpdate(profile);
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      name={`profile ${profile.id} resources`}
      shown={{ profile }}
      initial={resourcesOf(profile)}
      tidy={tidyResources}
      call={updateProfile}
      body={resourcesBody}
      save={save}
      labels={{ 'readingResources.category': texts.category }}
    >
      {({ values, set, errorOf }) => (
        <>
          <p className="field__h eform__h">{texts.help}</p>
          <Rows
            rows={values.readingResources}
            onRows={(readingResources) => set({ readingResources })}
            blank={NO_RESOURCE}
            most={limits.readingResources}
            name={texts.entry}
            add={texts.add}
          >
            {(row, change, index) => (
              <ResourceFields
                row={row}
                change={change}
                errorOf={(field) => errorOf(`readingResources.${index}.${field}`)}
              />
            )}
          </Rows>
        </>
      )}
    </EditDialog>
  );
}

type Props = {
  readonly row: Resource;
  readonly change: (changes: Partial<Resource>) => void;
  readonly errorOf: (field: string) => string | undefined;
};

function ResourceFields({ row, change, errorOf }: Props) {
  return (
    <div className="g2">
      <TextField
        label={texts.name}
        value={row.name}
        onChange={(name) => change({ name })}
        error={errorOf('name')}
        maxLength={80}
      />
      <SelectField
        label={texts.category}
        groups={groups}
        value={row.category}
        onChange={(category) => change({ category })}
        error={errorOf('category')}
      />
      <TextField
        label={texts.url}
        inputMode="url"
        value={row.url}
        onChange={(url) => change({ url })}
        error={errorOf('url')}
      />
      <TextArea
        label={texts.comment}
        value={row.comment}
        onChange={(comment) => change({ comment })}
        error={errorOf('comment')}
        maxLength={limits.comment}
        rows={2}
      />
    </div>
  );
}
