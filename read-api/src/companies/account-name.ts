import type { ReadApiDeps } from '../route/deps.ts';

/** What an account that is gone is called. */
const GONE = '退会した利用者';

/** What an account is called that has no profile. */
export const accountName = async ({ ownAccount }: Pick<ReadApiDeps, 'ownAccount'>, id: string): Promise<string> =>
  (await ownAccount(id))?.name ?? GONE;
