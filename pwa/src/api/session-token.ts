import { deviceStore } from '../device/small-stores.ts';

/** The one fixed key under which the opaque session token lies. */
export const SESSION_TOKEN_KEY = 'meikan.session';

export const readSessionToken = (): string | null => deviceStore.getItem(SESSION_TOKEN_KEY);
/** Answers whether the next page will find it too. */
export const keepSessionToken = (token: string): boolean => deviceStore.setItem(SESSION_TOKEN_KEY, token);
export const dropSessionToken = (): void => deviceStore.removeItem(SESSION_TOKEN_KEY);
