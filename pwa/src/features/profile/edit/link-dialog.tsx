import { factsOf, type Profile, updateProfile } from '@meikan/contracts';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import type { Ruled } from '../../../editing/edit-dialog-props.ts';
import { isBlank } from '../../../editing/form/draft.ts';
import { type FormDraft, formOf } from '../../../editing/form/form.ts';
import { Fields } from '../../../editing/form/view/control-view.tsx';
import { editingTexts } from '../../../editing/texts.ts';
import { aboutOf } from '../about-of.ts';
import { FORMS } from './forms.ts';
import { type SectionDialogProps, saveProfile } from './save-profile.ts';
import { editTexts } from './texts.ts';

const { link: texts } = editTexts;

/** A row of the list of links, as a form of its own. */
const facts = factsOf(updateProfile.body).part('variousLinks').part(0);
const form = formOf(FORMS.links.fields.variousLinks.parts, facts);

/** Which of the links; `new` for one more. */
export type LinkPlace = number | 'new';

/** The field of the link that is edited in the body: it says the whole list. */
const pathOf = (profile: Profile, at: LinkPlace) => `variousLinks.${at === 'new' ? profile.variousLinks.length : at}`;

function bodyOf({ variousLinks }: Profile, at: LinkPlace) {
  return (draft: FormDraft) => {
    const link = form.body(draft);
    const changed = variousLinks.map((one, place) => (place === at ? link : one));
    return { variousLinks: at === 'new' ? [...variousLinks, link] : changed };
  };
}

/** One link: added, or changed where it stands. */
export function LinkDialog({ at, profile, opened, onClose }: SectionDialogProps<Profile> & { readonly at: LinkPlace }) {
  const path = pathOf(profile, at);
  return (
    <EditDialog<FormDraft, Ruled>
      opened={opened}
      onClose={onClose}
      title={at === 'new' ? texts.addTitle : texts.editTitle}
      name={`profile ${profile.id} link ${at}`}
      shown={{ profile }}
      initial={form.begin((at === 'new' ? undefined : profile.variousLinks[at]) ?? {})}
      check={missing(path)}
      call={updateProfile}
      body={bodyOf(profile, at)}
      save={saveProfile(profile)}
      submit={at === 'new' ? editTexts.add : editingTexts.update}
      done={at === 'new' ? editTexts.registered : editTexts.edited}
    >
      {({ values, set, errorOf }) => (
        <Fields {...{ facts, values, path, errorOf }} controls={form.controls} change={set} about={aboutOf(profile)} />
      )}
    </EditDialog>
  );
}

/** A link needs both; in a list the others would be dropped on save, here the owner is told. */
const missing = (path: string) => (draft: FormDraft) => ({
  ...(isBlank(draft.linkName) ? { [`${path}.linkName`]: texts.nameMissing } : {}),
  ...(isBlank(draft.linkUrl) ? { [`${path}.linkUrl`]: texts.urlMissing } : {}),
});
