import { vi } from 'vitest';
import { followAccount, presentOutbox } from '../../sync/present.ts';

/** Outside of a browser there is no storage, and nothing goes out of sight. */
export function standInForBrowser(): void {
  const deaf = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const empty = { getItem: () => null };
  const stores = { localStorage: empty, sessionStorage: empty };
  const reportError = (error: unknown) => {
    throw error;
  };
  const browser = { ...deaf, ...stores, window: deaf, document: deaf, reportError };
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
}

/** Somebody sits down, and their queue is open: what opened later would find nothing of a browser any more. */
export async function sitDown(account: string): Promise<void> {
  followAccount(account);
  await presentOutbox();
}
