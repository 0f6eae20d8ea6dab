import { type CallBodyInput, type Profile, updateProfile } from '@meikan/contracts';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { optionsOf } from '../../../editing/options-of.ts';
import { type OfferDraft, offerDraft, offerOf, tidyOffer } from './offer-draft.ts';
import { OfferFields } from './offer-fields.tsx';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useProfileUpdate } from './use-profile-update.ts';

const texts = editTexts.contact;
const kinds = optionsOf('communication_types');

function bodyOf(draft: OfferDraft): CallBodyInput<typeof updateProfile> {
  const offer = offerOf(draft);
  return {
    contactDM: offer && {
      ...offer,
      communicationType: draft.kind,
      supplementalLinks: [...offer.supplementalLinks],
    },
  };
}

/** What somebody may be written about, and how. */
export function ContactDialog({ profile, opened, onClose }: SectionDialogProps<Profile>) {
  const { contactDM } = profile;
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.titles.contact}
      name={`profile ${profile.id} contact`}
      shown={{ profile }}
      initial={offerDraft(contactDM, contactDM?.communicationType)}
      tidy={tidyOffer}
      call={updateProfile}
      body={bodyOf}
      save={useProfileUpdate(profile)}
      labels={{ 'contactDM.communicationType': texts.kinds.contact, 'contactDM.preferContactMethod': texts.method }}
    >
      {(form) => (
        <OfferFields
          {...form}
          field="contactDM"
          kindField="communicationType"
          kindLabel={texts.kinds.contact}
          kinds={kinds}
        />
      )}
    </EditDialog>
  );
}
