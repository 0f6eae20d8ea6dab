import { type CatalogueName, catalogueLabel, countryLabel } from '@meikan/domain';
import { profileTexts } from '../texts.ts';
import { Entry } from './entry.tsx';
import type { OverviewProps } from './overview-props.ts';

const texts = profileTexts.sections;

/** Education, residence, work styles and hobbies. */
export function TagSections(props: OverviewProps) {
  const { profile, onEdit } = props;
  const { schoolHistory, workStyles, hobbies } = profile;
  return (
    <>
      <Entry title={texts.schools} section="schools" onEdit={onEdit} filled={schoolHistory.length > 0}>
        <ul>
          {schoolHistory.map((school) => (
            <li key={school}>{school}</li>
          ))}
        </ul>
      </Entry>
      <Residence {...props} />
      <Entry title={texts.workStyles} section="workStyles" onEdit={onEdit} filled={workStyles.length > 0}>
        <Keys of="work_style_tags" keys={workStyles} />
      </Entry>
      <Entry title={texts.hobbies} section="hobbies" onEdit={onEdit} filled={hobbies.length > 0}>
        <Keys of="hobby_tags" keys={hobbies} />
      </Entry>
      <Levels {...props} />
    </>
  );
}

function Residence({ profile: { livingAddress, nationality }, onEdit }: OverviewProps) {
  const country = nationality && countryLabel(nationality);
  return (
    <Entry
      title={texts.living}
      section="basics"
      fields={['livingAddress', 'nationality']}
      onEdit={onEdit}
      filled={Boolean(livingAddress ?? country)}
    >
      <p>{livingAddress}</p>
      {country && <p className="sm muted">{profileTexts.nationality(country)}</p>}
    </Entry>
  );
}

/** What somebody is interested in, and how far they have come in it. */
function Levels({ profile: { categoryLevel }, onEdit }: OverviewProps) {
  return (
    <Entry title={texts.levels} section="levels" onEdit={onEdit} filled={categoryLevel.length > 0}>
      <ul className="chips">
        {categoryLevel.map(({ category, level }) => (
          <li key={category} className="chip chip-ro">
            {catalogueLabel('interest_categories', category) ?? category}
            <span className="n">{catalogueLabel('experience_levels', level) ?? level}</span>
          </li>
        ))}
      </ul>
    </Entry>
  );
}

type KeysProps = { readonly of: CatalogueName; readonly keys: readonly string[] };

function Keys({ of, keys }: KeysProps) {
  return (
    <ul className="chips">
      {keys.map((key) => (
        <li key={key} className="chip chip-ro">
          {catalogueLabel(of, key) ?? key}
        </li>
      ))}
    </ul>
  );
}
