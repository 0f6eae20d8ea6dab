import type { Company } from '@meikan/contracts';
import { DefinitionList } from '../../../ui/index.ts';
import { EditableSection } from '../edit/edit-mark.tsx';
import { sectionTexts } from './texts.ts';

const texts = sectionTexts.log;

/** What people who joined the company said of it, without their names. */
export function ChangeJobLog({ company: { changeJobLog } }: { readonly company: Company }) {
  return (
    <EditableSection section="change-job-log" filled={changeJobLog.length > 0}>
      {changeJobLog.map((entry) => (
        <DefinitionList
          key={JSON.stringify(entry)}
          entries={texts.fields.map(({ field, term }) => ({ term, value: entry[field] }))}
        />
      ))}
    </EditableSection>
  );
}
