import { type CallBodyInput, type Profile, updateProfile } from '@meikan/contracts';
import { catalogueEntries, interestCategoryId } from '@meikan/domain';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { ofCatalogue } from '../../../editing/form/choices.ts';
import { SelectField } from '../../../ui/forms.ts';
import { type SectionDialogProps, saveProfile } from './save-profile.ts';
import { editTexts } from './texts.ts';

const texts = editTexts.levels;
const categories = catalogueEntries('interest_categories');
const levels = ofCatalogue('experience_levels');

/** A level by category; an empty one is not told. */
type Levels = Readonly<Record<string, string>>;

const levelsOf = ({ categoryLevel }: Profile): Levels =>
  Object.fromEntries(
    categories.map(({ key }) => [key, categoryLevel.find(({ category }) => category === key)?.level ?? '']),
  );

const bodyOf = (chosen: Levels): CallBodyInput<typeof updateProfile> => ({
  categoryLevel: categories.flatMap(({ key: category }) => {
    const level = chosen[category];
    return level ? [{ category, level, id: interestCategoryId(category) }] : [];
  }),
});

/** What somebody is interested in, and how far they have come in it: a level for each of the nine categories. */
export function LevelsDialog({ profile, opened, onClose }: SectionDialogProps<Profile>) {
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      name={`profile ${profile.id} levels`}
      shown={{ profile }}
      initial={levelsOf(profile)}
      call={updateProfile}
      body={bodyOf}
      save={saveProfile(profile)}
    >
      {({ values, set }) => (
        <>
          <p className="field__h eform__h">{texts.help}</p>
          <div className="g2">
            {categories.map(({ key, label }) => (
              <SelectField
                key={key}
                label={label}
                groups={levels}
                value={values[key] ?? ''}
                onChange={(level) => set({ [key]: level })}
              />
            ))}
          </div>
        </>
      )}
    </EditDialog>
  );
}
