import { DateField, TextField } from '../ui/forms.ts';
import type { EditForm } from './edit-dialog-props.ts';
import { SNS_KINDS, type SnsDraft, type SnsKind } from './sns-draft.ts';
import { editingTexts } from './texts.ts';

const texts = editingTexts.sns;

/** The four accounts elsewhere, with the follower counts that their owner has confirmed, and when. */
export function SnsAccounts(form: EditForm<SnsDraft>) {
  return (
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
  );
}

function Account({ kind, values, set, errorOf }: EditForm<SnsDraft> & { readonly kind: SnsKind }) {
  const change = (changes: Partial<SnsDraft[SnsKind]>) => set({ [kind]: { ...values[kind], ...changes } });
  return (
    <fieldset className="erow">
      <legend className="erow__l">{texts.kinds[kind]}</legend>
      <div className="erow__f g2">
        <TextField
          label={kind === 'website' ? texts.site : texts.value}
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
