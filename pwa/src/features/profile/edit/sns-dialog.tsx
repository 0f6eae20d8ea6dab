import { type Profile, updateSns } from '@meikan/contracts';
import dayjs from 'dayjs';
import { DateField, TextField } from '../../../ui/forms.ts';
import { EditDialog } from './edit-dialog.tsx';
import type { EditForm } from './edit-dialog-props.ts';
import { SNS_KINDS, type SnsDraft, type SnsKind, snsBody, snsDraftOf, snsFaults } from './sns-draft.ts';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useSnsUpdate } from './use-profile-update.ts';

const texts = editTexts.sns;
const labels = Object.fromEntries(SNS_KINDS.map((kind) => [`${kind}.follower`, texts.follower]));

/** The four accounts elsewhere, with the follower counts that their owner has confirmed. */
export function SnsDialog({ profile, opened, onClose }: SectionDialogProps<Profile>) {
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      name={`profile ${profile.id} sns`}
      shown={{ profile }}
      initial={snsDraftOf(profile, dayjs().format('YYYY-MM-DD'))}
      check={snsFaults}
      call={updateSns}
      body={snsBody}
      save={useSnsUpdate(profile)}
      labels={labels}
    >
      {(form) => (
        <>
          <p className="field__h eform__h">{texts.help}</p>
          {SNS_KINDS.map((kind) => (
            <Account key={kind} kind={kind} {...form} />
          ))}
          <DateField
            label={texts.confirmedDate}
            value={form.values.confirmedDate}
            onChange={(confirmedDate) => form.set({ confirmedDate })}
            error={form.errorOf('confirmedDate')}
          />
        </>
      )}
    </EditDialog>
  );
}

function Account({ kind, values, set, errorOf }: EditForm<SnsDraft> & { readonly kind: SnsKind }) {
  const change = (changes: Partial<SnsDraft[SnsKind]>) => set({ [kind]: { ...values[kind], ...changes } });
  return (
    <fieldset className="erow">
      <legend className="erow__l">{texts.kinds[kind]}</legend>
      <div className="erow__f g2">
        <TextField
          label={texts.value}
          placeholder={texts.examples[kind]}
          value={values[kind].value}
          onChange={(value) => change({ value })}
          error={errorOf(`${kind}.value`)}
        />
        <TextField
          label={texts.label}
          value={values[kind].label}
          onChange={(label) => change({ label })}
          error={errorOf(`${kind}.label`)}
        />
        {kind !== 'website' && (
          <TextField
            label={texts.follower}
            inputMode="numeric"
            value={values[kind].follower}
            onChange={(follower) => change({ follower })}
            error={errorOf(`${kind}.follower`)}
          />
        )}
      </div>
    </fieldset>
  );
}
