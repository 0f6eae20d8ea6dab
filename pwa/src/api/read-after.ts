import { tabStore } from '../device/small-stores.ts';

const KEY = 'meikan.read-after';

/**
 * The log position of this tab's last write, opaque. Reads send it as `read-after`, so that a person always sees what
 * they have just changed. The last answer wins: positions cannot be compared here.
 */
export const readAfter = (): string | null => tabStore.getItem(KEY);
export const rememberPosition = (position: string): boolean => tabStore.setItem(KEY, position);
export const forgetPosition = (): void => tabStore.removeItem(KEY);
