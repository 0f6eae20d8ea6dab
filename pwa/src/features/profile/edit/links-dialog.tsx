import { type Profile, updateProfile } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { TextField } from '../../../ui/forms.ts';
import { EditDialog } from './edit-dialog.tsx';
import { Rows, rowsOrBlank } from './rows.tsx';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useProfileUpdate } from './use-profile-update.ts';

const texts = editTexts.links;

type Link = { readonly linkName: string; readonly linkUrl: string };
type Links = { readonly variousLinks: readonly Link[] };

const BLANK: Link = { linkName: '', linkUrl: '' };

/** Links need both a name and an address; others are dropped on save (individual-side 5). */
const complete = ({ linkName, linkUrl }: Link) => linkName.trim() !== '' && linkUrl.trim() !== '';
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
      initial={{ variousLinks: rowsOrBlank(profile.variousLinks, BLANK) }}
      tidy={({ variousLinks }: Links) => ({ variousLinks: rowsOrBlank(variousLinks.filter(complete), BLANK) })}
      call={updateProfile}
      body={({ variousLinks }) => ({ variousLinks: variousLinks.filter(complete) })}
      save={save}
      labels={labels}
    >
      {({ values, set, errorOf }) => (
        <>
          <p className="field__h eform__h">{texts.help}</p>
          <Rows
            rows={values.variousLinks}
            onRows={(variousLinks) => set({ variousLinks })}
            blank={BLANK}
            most={limits.links}
            name={(row) => editTexts.row(row, texts.linkName)}
          >
            {(row, change, index) => (
              <LinkFields row={row} change={change} errorOf={(field) => errorOf(`variousLinks.${index}.${field}`)} />
            )}
          </Rows>
        </>
      )}
    </EditDialog>
  );
}

type FieldsProps = {
  readonly row: Link;
  readonly change: (changes: Partial<Link>) => void;
  readonly errorOf: (field: string) => string | undefined;
};

function LinkFields({ row, change, errorOf }: FieldsProps) {
  return (
    <div className="g2">
      <TextField
        label={texts.linkName}
        placeholder={texts.nameExample}
        value={row.linkName}
        onChange={(linkName) => change({ linkName })}
        error={errorOf('linkName')}
      />
      <TextField
        label={texts.linkUrl}
        placeholder={texts.urlExample}
        inputMode="url"
        value={row.linkUrl}
        onChange={(linkUrl) => change({ linkUrl })}
        error={errorOf('linkUrl')}
      />
    </div>
  );
}
