import { type Profile, setWorkExperiences } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { CompanyPicker } from '../../../directory/company-picker/company-picker.tsx';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { Rows } from '../../../editing/rows.tsx';
import { rowsOrBlank } from '../../../editing/rows-or-blank.ts';
import { MonthField, TextArea, TextField } from '../../../ui/forms.ts';
import { type SectionDialogProps, saveWork } from './save-profile.ts';
import { editTexts } from './texts.ts';
import { BLANK_WORK, employed, namedAs, UNLINKED, type Work, type WorkDraft, workBody, worksOf } from './work-draft.ts';

const texts = editTexts.work;

const tidy = ({ workExperiences }: WorkDraft): WorkDraft => ({
  workExperiences: rowsOrBlank(workExperiences.filter(employed), BLANK_WORK),
});

/** Where somebody worked: rows of company, role, months and what was done. */
export function WorkDialog({ profile, opened, onClose }: SectionDialogProps<Profile>) {
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      name={`profile ${profile.id} work`}
      shown={{ profile }}
      initial={{ workExperiences: rowsOrBlank(worksOf(profile), BLANK_WORK) }}
      tidy={tidy}
      call={setWorkExperiences}
      body={workBody}
      save={saveWork(profile)}
    >
      {({ values, set, errorOf }) => (
        <>
          <p className="field__h eform__h">{texts.help}</p>
          <Rows
            rows={values.workExperiences}
            onRows={(workExperiences) => set({ workExperiences })}
            blank={BLANK_WORK}
            most={limits.workExperiences}
            name={texts.entry}
            add={texts.add}
          >
            {(row, change, index) => (
              <WorkFields row={row} change={change} errorOf={(field) => errorOf(`workExperiences.${index}.${field}`)} />
            )}
          </Rows>
        </>
      )}
    </EditDialog>
  );
}

type Props = {
  readonly row: Work;
  readonly change: (changes: Partial<Work>) => void;
  readonly errorOf: (field: string) => string | undefined;
};

function WorkFields({ row, change, errorOf }: Props) {
  return (
    <>
      <div className="g2">
        <CompanyPicker
          label={texts.companyName}
          name={row.companyName}
          linked={row.companyId !== null}
          onName={(companyName) => change({ ...UNLINKED, companyName })}
          onPick={(company) => change(namedAs(company))}
          onUnlink={() => change(UNLINKED)}
          error={errorOf('companyName')}
        />
        <TextField
          label={texts.jobTitle}
          value={row.jobTitle}
          onChange={(jobTitle) => change({ jobTitle })}
          error={errorOf('jobTitle')}
        />
        <Months row={row} change={change} errorOf={errorOf} />
      </div>
      <TextArea
        label={texts.jobOverview}
        value={row.jobOverview}
        onChange={(jobOverview) => change({ jobOverview })}
        error={errorOf('jobOverview')}
        rows={3}
      />
    </>
  );
}

function Months({ row, change, errorOf }: Props) {
  return (
    <>
      <MonthField
        label={texts.start}
        value={row.start}
        onChange={(start) => change({ start })}
        error={errorOf('duration.start')}
      />
      <MonthField
        label={texts.end}
        help={texts.endHelp}
        value={row.end}
        onChange={(end) => change({ end })}
        error={errorOf('duration.end') ?? errorOf('duration')}
      />
    </>
  );
}
