import {
  type CallBodyInput,
  type Profile,
  profileFieldsOf,
  type Shown,
  sectionsFromProfile,
  type setWorkExperiences,
  type updateProfile,
  type updateSns,
  workFieldsOf,
} from '@meikan/contracts';
import { sameValue } from '@meikan/domain';
import { changedAccounts } from '../../../editing/sns-draft.ts';
import { enqueue } from '../../../offline/index.ts';

/** What every dialog of a profile section is given. */
export type SectionDialogProps<P> = {
  readonly profile: P;
  readonly opened: boolean;
  readonly onClose: () => void;
};

const about = ({ id, name }: Profile) => ({ name, path: `/profile/${id}` });

/** Only what was changed is sent, so that edits of different fields, made on different devices, never meet. */
function changedFields(body: CallBodyInput<typeof updateProfile>, profile: Profile): typeof body {
  const shown: Readonly<Record<string, unknown>> = profileFieldsOf(sectionsFromProfile(profile));
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => !sameValue(value ?? null, shown[name] ?? null)),
  );
}

/** Enqueues changed fields of one's own profile. Answers the row's id; `null` when nothing was changed. */
export const useProfileUpdate =
  (profile: Profile) =>
  async (body: CallBodyInput<typeof updateProfile>, id: string, shown: Shown = { profile }): Promise<string | null> => {
    const changes = changedFields(body, profile);
    if (Object.keys(changes).length === 0) return null;
    const data = { userId: profile.id, changes };
    return enqueue({ type: 'update-profile', data, shown, about: about(profile), id });
  };

/** As `useProfileUpdate`, for the accounts elsewhere. */
export const useSnsUpdate =
  (profile: Profile) =>
  async (body: CallBodyInput<typeof updateSns>, id: string, shown: Shown = { profile }): Promise<string | null> => {
    const changes = changedAccounts(body, profile.sns);
    if (changes === null) return null;
    return enqueue({
      type: 'update-sns',
      data: { userId: profile.id, changes },
      shown,
      about: about(profile),
      id,
    });
  };

/** As `useProfileUpdate`, for the work history as a whole. */
export const useWorkUpdate =
  (profile: Profile) =>
  async (
    changes: CallBodyInput<typeof setWorkExperiences>,
    id: string,
    shown: Shown = { profile },
  ): Promise<string | null> => {
    if (sameValue(changes, workFieldsOf(sectionsFromProfile(profile)))) return null;
    const data = { userId: profile.id, changes };
    return enqueue({ type: 'set-work-experiences', data, shown, about: about(profile), id });
  };
