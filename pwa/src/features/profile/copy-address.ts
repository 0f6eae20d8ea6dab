import type { Profile } from '@meikan/contracts';
import { copyText } from '../../directory/copy-text.ts';
import { profileTexts as texts } from './texts.ts';

/** The address of a person's page, as it is handed to others. */
export const addressOf = ({ username }: Pick<Profile, 'username'>): string =>
  new URL(`/profile/${username}`, location.origin).href;

/** Puts it on the clipboard, and says so. */
export const copyAddress = (profile: Profile): Promise<void> =>
  copyText(addressOf(profile), { done: profile.isDraft ? texts.copiedDraft : texts.copied, failed: texts.notCopied });
