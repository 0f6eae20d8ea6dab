import { type Profile, updateProfile } from '@meikan/contracts';
import { countries, limits } from '@meikan/domain';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import type { EditForm } from '../../../editing/edit-dialog-props.ts';
import { optionsOf } from '../../../editing/options-of.ts';
import { SelectField, TextArea, TextField } from '../../../ui/forms.ts';
import { type Basics, basicsBody, basicsOf } from './basics-draft.ts';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useProfileUpdate } from './use-profile-update.ts';

const texts = editTexts.basics;

const professions = optionsOf('professions');
const nationalities = [{ label: '', options: countries.map(({ code, label }) => ({ value: code, label })) }];

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
      body={basicsBody}
      save={save}
      labels={texts}
    >
      {(form) => (
        <>
          <About {...form} />
          <Residence {...form} />
          <Addresses {...form} />
        </>
      )}
    </EditDialog>
  );
}

function About(form: EditForm<Basics>) {
  const { values, set, errorOf } = form;
  return (
    <>
      <Names {...form} />
      <TextArea
        no={3}
        label={texts.overview}
        help={texts.overviewHelp}
        value={values.overview}
        onChange={(overview) => set({ overview })}
        error={errorOf('overview')}
        maxLength={limits.introduction}
        rows={6}
      />
      <Work {...form} />
    </>
  );
}

function Names({ values, set, errorOf }: EditForm<Basics>) {
  return (
    <div className="g2">
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
      <TextField
        no={2}
        label={texts.reading}
        placeholder={texts.readingExample}
        value={values.reading}
        onChange={(reading) => set({ reading })}
        error={errorOf('reading')}
        maxLength={limits.reading}
      />
    </div>
  );
}

function Work({ values, set, errorOf }: EditForm<Basics>) {
  return (
    <div className="g2">
      <TextField
        no={4}
        label={texts.job}
        value={values.job}
        onChange={(job) => set({ job })}
        error={errorOf('job')}
        maxLength={limits.job}
        autoComplete="organization-title"
      />
      <SelectField
        no={5}
        label={texts.profession}
        groups={professions}
        value={values.profession}
        onChange={(profession) => set({ profession })}
        error={errorOf('profession')}
      />
      <TextField
        no={6}
        label={texts.workFor}
        value={values.workFor}
        onChange={(workFor) => set({ workFor })}
        error={errorOf('workFor')}
        maxLength={limits.job}
        autoComplete="organization"
      />
    </div>
  );
}

function Residence({ values, set, errorOf }: EditForm<Basics>) {
  return (
    <div className="g2">
      <TextField
        no={7}
        label={texts.livingAddress}
        help={texts.livingAddressHelp}
        value={values.livingAddress}
        onChange={(livingAddress) => set({ livingAddress })}
        error={errorOf('livingAddress')}
        maxLength={limits.shortText}
      />
      <SelectField
        no={8}
        label={texts.nationality}
        groups={nationalities}
        value={values.nationality}
        onChange={(nationality) => set({ nationality })}
        error={errorOf('nationality')}
      />
    </div>
  );
}

function Addresses({ values, set, errorOf }: EditForm<Basics>) {
  return (
    <>
      <TextField
        no={9}
        label={texts.companyWebsite}
        icon="link"
        inputMode="url"
        placeholder={texts.urlExample}
        value={values.companyWebsite}
        onChange={(companyWebsite) => set({ companyWebsite })}
        error={errorOf('companyWebsite')}
      />
      <TextField
        no={10}
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
