import { catalogueLabel } from '@meikan/domain';
import { profileTexts } from '../texts.ts';
import { Entry } from './entry.tsx';
import type { OverviewProps } from './overview-tab.tsx';

const texts = profileTexts.sections;

/** Education, residence, work styles and hobbies. */
export function TagSections({ profile, onEdit }: OverviewProps) {
  const { schoolHistory, livingAddress, workStyles, hobbies } = profile;
  return (
    <>
      <Entry title={texts.schools} section="schools" onEdit={onEdit} filled={schoolHistory.length > 0}>
        <ul>
          {schoolHistory.map((school) => (
            <li key={school}>{school}</li>
          ))}
        </ul>
      </Entry>
      <Entry
        title={texts.living}
        section="basics"
        fields={['livingAddress']}
        onEdit={onEdit}
        filled={Boolean(livingAddress)}
      >
        <p>{livingAddress}</p>
      </Entry>
      <Entry title={texts.workStyles} section="workStyles" onEdit={onEdit} filled={workStyles.length > 0}>
        <Keys labels={workStyles.map((key) => catalogueLabel('work_style_tags', key) ?? key)} />
      </Entry>
      <Entry title={texts.hobbies} section="hobbies" onEdit={onEdit} filled={hobbies.length > 0}>
        <Keys labels={hobbies.map((key) => catalogueLabel('hobby_tags', key) ?? key)} />
      </Entry>
    </>
  );
}

function Keys({ labels }: { readonly labels: readonly string[] }) {
  return (
    <ul className="chips">
      {labels.map((label) => (
        <li key={label} className="chip chip-ro">
          {label}
        </li>
      ))}
    </ul>
  );
}
