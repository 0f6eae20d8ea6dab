import { type Profile, updateProfile } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { TextArea, TextField } from '../../../ui/forms.ts';
import { EditDialog } from './edit-dialog.tsx';
import type { EditForm } from './edit-dialog-props.ts';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useProfileUpdate } from './use-profile-update.ts';

const texts = editTexts.basics;

type Basics = {
  readonly name: string;
  readonly overview: string;
  readonly job: string;
  readonly workFor: string;
  readonly livingAddress: string;
  readonly companyWebsite: string;
  readonly hiringUrl: string;
};

const basicsOf = (profile: Profile): Basics => ({
  name: profile.name,
  overview: profile.introduction,
  job: profile.job ?? '',
  workFor: profile.workFor ?? '',
  livingAddress: profile.livingAddress ?? '',
  companyWebsite: profile.companyWebsite ?? '',
  hiringUrl: profile.hiringUrl ?? '',
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

const bodyOf = ({ name, overview, ...rest }: Basics) => ({
  name,
  overview,
  job: orNull(rest.job),
  workFor: orNull(rest.workFor),
  livingAddress: orNull(rest.livingAddress),
  companyWebsite: orNull(rest.companyWebsite),
  hiringUrl: orNull(rest.hiringUrl),
});

/** Name, introduction, work, residence and main links. */
export function BasicsDialog({ profile, opened, onClose }: SectionDialogProps<Profile>) {
  const save = useProfileUpdate(profile);
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      name={`profile ${profile.id} basics`}
      shown={{ profile }}
      initial={basicsOf(profile)}
      call={updateProfile}
      body={bodyOf}
      save={save}
      labels={texts}
    >
      {(form) => (
        <>
          <About {...form} />
          <Addresses {...form} />
        </>
      )}
    </EditDialog>
  );
}

function About({ values, set, errorOf }: EditForm<Basics>) {
  return (
    <>
      <TextField
        no={1}
        label={texts.name}
        need="required"
        value={values.name}
        onChange={(name) => set({ name })}
        error={errorOf('name')}
        maxLength={limits.name}
        autoComplete="name"
      />
      <TextArea
        no={2}
        label={texts.overview}
        help={texts.overviewHelp}
        value={values.overview}
        onChange={(overview) => set({ overview })}
        error={errorOf('overview')}
        maxLength={limits.introduction}
        rows={6}
      />
      <Work {...{ values, set, errorOf }} />
    </>
  );
}

function Work({ values, set, errorOf }: EditForm<Basics>) {
  return (
    <div className="g2">
      <TextField
        no={3}
        label={texts.job}
        value={values.job}
        onChange={(job) => set({ job })}
        error={errorOf('job')}
        maxLength={limits.job}
        autoComplete="organization-title"
      />
      <TextField
        no={4}
        label={texts.workFor}
        value={values.workFor}
        onChange={(workFor) => set({ workFor })}
        error={errorOf('workFor')}
        autoComplete="organization"
      />
    </div>
  );
}

function Addresses({ values, set, errorOf }: EditForm<Basics>) {
  return (
    <>
      <TextField
        no={5}
        label={texts.livingAddress}
        help={texts.livingAddressHelp}
        value={values.livingAddress}
        onChange={(livingAddress) => set({ livingAddress })}
        error={errorOf('livingAddress')}
      />
      <TextField
        no={6}
        label={texts.companyWebsite}
        icon="link"
        inputMode="url"
        placeholder={texts.urlExample}
        value={values.companyWebsite}
        onChange={(companyWebsite) => set({ companyWebsite })}
        error={errorOf('companyWebsite')}
      />
      <TextField
        no={7}
        label={texts.hiringUrl}
        icon="link"
        inputMode="url"
        placeholder={texts.urlExample}
        value={values.hiringUrl}
        onChange={(hiringUrl) => set({ hiringUrl })}
        error={errorOf('hiringUrl')}
      />
    </>
  );
}
