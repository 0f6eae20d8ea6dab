import { type Profile, updateProfile } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { Rows } from '../../../editing/rows.tsx';
import { editingTexts } from '../../../editing/texts.ts';
import { LinkFields } from './link-fields.tsx';
import { linksBody, linksOf, NO_LINK, tidyLinks } from './links-draft.ts';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useProfileUpdate } from './use-profile-update.ts';

const texts = editTexts.links;

const labels = { 'variousLinks.linkName': texts.linkName, 'variousLinks.linkUrl': texts.linkUrl };

/** The list of other links. */
export function LinksDialog({ profile, opened, onClose }: SectionDialogProps<Profile>) {
  const save = useProfileUpdate(profile);
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      name={`profile ${profile.id} links`}
      shown={{ profile }}
      initial={linksOf(profile)}
      tidy={tidyLinks}
      call={updateProfile}
      body={linksBody}
      save={save}
      labels={labels}
    >
      {({ values, set, errorOf }) => (
        <>
          <p className="field__h eform__h">{texts.help}</p>
          <Rows
            rows={values.variousLinks}
            onRows={(variousLinks) => set({ variousLinks })}
            blank={NO_LINK}
            most={limits.links}
            name={(row) => editingTexts.row(row, texts.linkName)}
          >
            {(row, change, index) => (
              <LinkFields
                name={row.linkName}
                url={row.linkUrl}
                onName={(linkName) => change({ linkName })}
                onUrl={(linkUrl) => change({ linkUrl })}
                nameError={errorOf(`variousLinks.${index}.linkName`)}
                urlError={errorOf(`variousLinks.${index}.linkUrl`)}
              />
            )}
          </Rows>
        </>
      )}
    </EditDialog>
  );
}
