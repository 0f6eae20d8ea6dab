import {
  type CallBodyInput,
  type Profile,
  type ProfileFields,
  profileFieldsOf,
  type Shown,
  sectionsFromProfile,
  type setWorkExperiences,
  updateProfile,
  type updateSns,
  workFieldsOf,
} from '@meikan/contracts';
import { sameValue } from '@meikan/domain';
import { changedFields } from '../../../editing/form/form.ts';
import { changedAccounts } from '../../../editing/sns-draft.ts';
import { enqueue } from '../../../offline/index.ts';
import { aboutOf } from '../about-of.ts';

/** What every dialog of a profile section is given. */
export type SectionDialogProps<P> = {
  readonly profile: P;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** A profile under the names of its edits: what its forms begin with. */
export const fieldsOf = (profile: Profile): ProfileFields => profileFieldsOf(sectionsFromProfile(profile));

/** Enqueues changed fields of one's own profile. Answers the row's id; `null` when nothing was changed. */
export const saveProfile =
  (profile: Profile) =>
  async (body: unknown, id: string, shown: Shown = { profile }): Promise<string | null> => {
    const changes = changedFields(updateProfile.body, body, fieldsOf(profile));
    if (Object.keys(changes).length === 0) return null;
    const data = { userId: profile.id, changes };
    return enqueue({ type: 'update-profile', data, shown, about: aboutOf(profile), id });
  };

/** As `saveProfile`, for the accounts elsewhere. */
export const saveSns =
  (profile: Profile) =>
  async (body: CallBodyInput<typeof updateSns>, id: string, shown: Shown = { profile }): Promise<string | null> => {
    const changes = changedAccounts(body, profile.sns);
    if (changes === null) return null;
    const data = { userId: profile.id, changes };
    return enqueue({ type: 'update-sns', data, shown, about: aboutOf(profile), id });
  };

/** As `saveProfile`, for the work history as a whole. */
export const saveWork =
  (profile: Profile) =>
  async (
    changes: CallBodyInput<typeof setWorkExperiences>,
    id: string,
    shown: Shown = { profile },
  ): Promise<string | null> => {
    if (sameValue(changes, workFieldsOf(sectionsFromProfile(profile)))) return null;
    const data = { userId: profile.id, changes };
    return enqueue({ type: 'set-work-experiences', data, shown, about: aboutOf(profile), id });
  };
