import { type CallBodyInput, type Profile, updateProfile } from '@meikan/contracts';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { editingTexts } from '../../../editing/texts.ts';
import { LinkFields } from './link-fields.tsx';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useProfileUpdate } from './use-profile-update.ts';

const texts = editTexts.link;

type Link = Profile['variousLinks'][number];

const BLANK: Link = { linkName: '', linkUrl: '' };

/** Which of the links; `new` for one more. */
export type LinkPlace = number | 'new';

/** The field of the link that is edited in the body: it says the whole list. */
const pathOf = (profile: Profile, at: LinkPlace) => `variousLinks.${at === 'new' ? profile.variousLinks.length : at}`;

const bodyOf =
  ({ variousLinks }: Profile, at: LinkPlace) =>
  (link: Link): CallBodyInput<typeof updateProfile> => ({
    variousLinks:
      at === 'new' ? [...variousLinks, link] : variousLinks.map((one, place) => (place === at ? link : one)),
  });

/** One link: added, or changed where it stands. */
export function LinkDialog({ at, profile, opened, onClose }: SectionDialogProps<Profile> & { readonly at: LinkPlace }) {
  const path = pathOf(profile, at);
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={at === 'new' ? texts.addTitle : texts.editTitle}
      name={`profile ${profile.id} link ${at}`}
      shown={{ profile }}
      initial={(at === 'new' ? undefined : profile.variousLinks[at]) ?? BLANK}
      check={missing(path)}
      call={updateProfile}
      body={bodyOf(profile, at)}
      save={useProfileUpdate(profile)}
      labels={{ [`${path}.linkName`]: editTexts.links.linkName, [`${path}.linkUrl`]: editTexts.links.linkUrl }}
      submit={at === 'new' ? editTexts.add : editingTexts.update}
      done={at === 'new' ? editTexts.registered : editTexts.edited}
    >
      {({ values, set, errorOf }) => (
        <LinkFields
          name={values.linkName}
          url={values.linkUrl}
          onName={(linkName) => set({ linkName })}
          onUrl={(linkUrl) => set({ linkUrl })}
          nameError={errorOf(`${path}.linkName`)}
          urlError={errorOf(`${path}.linkUrl`)}
        />
      )}
    </EditDialog>
  );
}

/** A link needs both; in a list the others would be dropped on save, here the owner is told. */
const missing = (path: string) => (link: Link) => ({
  ...(link.linkName.trim() === '' ? { [`${path}.linkName`]: texts.nameMissing } : {}),
  ...(link.linkUrl.trim() === '' ? { [`${path}.linkUrl`]: texts.urlMissing } : {}),
});
