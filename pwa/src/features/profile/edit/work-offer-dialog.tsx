import { type CallBodyInput, type Profile, updateProfile } from '@meikan/contracts';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { optionsOf } from '../../../editing/options-of.ts';
import { type OfferDraft, offerDraft, offerOf, tidyOffer } from './offer-draft.ts';
import { OfferFields } from './offer-fields.tsx';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useProfileUpdate } from './use-profile-update.ts';

type Field = 'sideJobsInfo' | 'jobRequest';

const texts = editTexts.contact;
const kinds = optionsOf('side_job_types');

const bodyOf =
  (field: Field) =>
  (draft: OfferDraft): CallBodyInput<typeof updateProfile> => {
    const offer = offerOf(draft);
    const value = offer && { ...offer, jobType: draft.kind, supplementalLinks: [...offer.supplementalLinks] };
    return field === 'jobRequest' ? { jobRequest: value } : { sideJobsInfo: value };
  };

/** The work that somebody takes on by themselves, or that their company does. */
export function WorkOfferDialog({
  field,
  profile,
  opened,
  onClose,
}: SectionDialogProps<Profile> & { readonly field: Field }) {
  const offer = profile[field];
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.titles[field]}
      name={`profile ${profile.id} ${field}`}
      shown={{ profile }}
      initial={offerDraft(offer, offer?.jobType)}
      tidy={tidyOffer}
      call={updateProfile}
      body={bodyOf(field)}
      save={useProfileUpdate(profile)}
      labels={{ [`${field}.jobType`]: texts.kinds[field], [`${field}.preferContactMethod`]: texts.method }}
    >
      {(form) => (
        <OfferFields {...form} field={field} kindField="jobType" kindLabel={texts.kinds[field]} kinds={kinds} />
      )}
    </EditDialog>
  );
}
