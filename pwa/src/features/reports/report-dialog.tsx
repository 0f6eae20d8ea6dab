import { catalogueEntries, limits } from '@meikan/domain';
import { Link } from '@tanstack/react-router';
import { EditDialog } from '../../editing/edit-dialog.tsx';
import type { EditForm } from '../../editing/edit-dialog-props.ts';
import { CheckList, SelectField, TextArea } from '../../ui/forms.ts';
import { enqueueReport, reportRules } from './enqueue-report.ts';
import { reportDialogTexts as texts } from './report-dialog.texts.ts';
import type { Reported } from './reported.ts';

const REASONS = [
  { label: '', options: catalogueEntries('report_reasons').map(({ key, label }) => ({ value: key, label })) },
];

type Reason = (typeof REASONS)[number]['options'][number]['value'];
type Draft = { readonly reason: Reason | ''; readonly text: string; readonly also: readonly 'block'[] };
const NOTHING: Draft = { reason: '', text: '', also: [] };

type Person = { readonly id: string; readonly name: string };
type Props = {
  readonly reported: Reported;
  /** Who can be blocked with the same press. */
  readonly person: Person | null;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Tells the operators what is wrong, and blocks its person with the same press. */
export function ReportDialog({ reported, person, opened, onClose }: Props) {
  return (
    <EditDialog<Draft, typeof reportRules>
      opened={opened}
      onClose={onClose}
      title={texts.title}
      name={`report ${reported.kind} ${reported.id}`}
      initial={NOTHING}
      incomplete={({ reason }) => reason === ''}
      call={reportRules}
      body={({ also, ...said }) => ({ ...said, also: [...also] })}
      save={(body, id) => enqueueReport(reported, body, { id, person })}
      submit={texts.send}
      done={texts.done}
      told={(_, leave) => <Told leave={leave} />}
    >
      {(form) => <Fields {...form} name={reported.name} person={person} />}
    </EditDialog>
  );
}

type FieldsProps = EditForm<Draft> & { readonly name: string; readonly person: Person | null };

function Fields({ values: { reason, text, also }, set, errorOf, name, person }: FieldsProps) {
  return (
    <>
      <p className="sm">{texts.lead(name)}</p>
      <SelectField
        label={texts.reason}
        need="required"
        groups={REASONS}
        value={reason}
        onChange={(chosen) => set({ reason: chosen })}
        error={errorOf('reason')}
      />
      <TextArea
        label={texts.text}
        help={texts.textHelp}
        {...(reason === 'other' && { need: 'required' })}
        value={text}
        onChange={(written) => set({ text: written })}
        maxLength={limits.paragraph}
        error={errorOf('text')}
      />
      {person !== null && (
        <CheckList
          label={texts.also}
          choices={[{ value: 'block', label: texts.block(person.name) }]}
          values={also}
          onChange={(chosen) => set({ also: chosen })}
        />
      )}
    </>
  );
}

function Told({ leave }: { readonly leave: () => void }) {
  return (
    <>
      <p>{texts.told}</p>
      <Link className="link" to="/account" search={{}} hash="reports" onClick={leave}>
        {texts.toAccount}
      </Link>
    </>
  );
}
