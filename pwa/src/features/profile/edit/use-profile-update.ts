import { type CallBodyInput, getProfile, updateProfile } from '@meikan/contracts';
import { useCommand } from '../../../api/api-query.ts';

type Body = CallBodyInput<typeof updateProfile>;

/** Sends changed fields of one's own profile; ends when the page's profile has been read anew. */
export function useProfileUpdate() {
  const { mutateAsync } = useCommand(updateProfile, [getProfile]);
  return (body: Body, idempotencyKey: string) => mutateAsync({ body, idempotencyKey });
}

/** What every dialog of a profile section is given. */
export type SectionDialogProps<P> = {
  readonly profile: P;
  readonly opened: boolean;
  readonly onClose: () => void;
};
