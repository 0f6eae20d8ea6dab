/** The one fixed key under which the opaque session token lies (company-side 4, identity.md). */
export const SESSION_TOKEN_KEY = 'meikan.session';

export const readSessionToken = (): string | null => localStorage.getItem(SESSION_TOKEN_KEY);
export const keepSessionToken = (token: string): void => localStorage.setItem(SESSION_TOKEN_KEY, token);
export const dropSessionToken = (): void => localStorage.removeItem(SESSION_TOKEN_KEY);
