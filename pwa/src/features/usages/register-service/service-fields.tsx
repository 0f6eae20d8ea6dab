import { limits } from '@meikan/domain';
import { RadioList, SelectField, TextArea, TextField } from '../../../ui/forms.ts';
import { Note } from '../../../ui/index.ts';
import { categoriesOf, SERVICE_TYPES, type ServiceForm } from './service-form.ts';
import { registerTexts as texts } from './texts.ts';
import type { Trouble } from './trouble.ts';

/** What the description is asked to be; more is taken. */
const ADVISED = 50;

type Props = {
  readonly form: ServiceForm;
  readonly trouble: Trouble;
  readonly onWrite: (changes: Partial<ServiceForm>) => void;
};

/** Step 1: what the service is. */
export function ServiceFields({ form, trouble, onWrite }: Props) {
  const { message, fields } = trouble;
  return (
    <div className="regs">
      {message !== '' && <Note tone="shu" title={message} />}
      <p className="sm muted ph">{texts.required}</p>
      <TextField
        label={texts.labels.name}
        need="required"
        value={form.name}
        maxLength={limits.shortText}
        autoComplete="off"
        error={fields.name}
        onChange={(name) => onWrite({ name })}
      />
      <Kind form={form} trouble={trouble} onWrite={onWrite} />
      <Description form={form} trouble={trouble} onWrite={onWrite} />
      <TextField
        label={texts.labels.website}
        need="required"
        inputMode="url"
        autoComplete="off"
        help={texts.websiteHelp}
        placeholder={texts.websiteExample}
        value={form.website}
        error={fields.website}
        onChange={(website) => onWrite({ website })}
      />
    </div>
  );
}

/** The type says which categories there are. */
function Kind({ form, trouble: { fields }, onWrite }: Props) {
  return (
    <>
      <div className="regs__t">
        <RadioList
          label={texts.serviceType}
          choices={SERVICE_TYPES}
          value={form.serviceType}
          onChange={(serviceType) => onWrite({ serviceType })}
        />
      </div>
      <SelectField
        label={texts.labels.category}
        need="required"
        groups={categoriesOf(form.serviceType)}
        value={form.category}
        error={fields.category}
        onChange={(category) => onWrite({ category })}
      />
    </>
  );
}

function Description({ form, trouble: { fields }, onWrite }: Props) {
  return (
    <TextArea
      label={texts.labels.description}
      need="required"
      rows={3}
      help={texts.descriptionHelp}
      value={form.description}
      maxLength={limits.description}
      advisedLength={ADVISED}
      error={fields.description}
      onChange={(description) => onWrite({ description })}
    />
  );
}
