import { articleCommand } from './measured-article.ts';
import { type Command, send, signedIn } from './queue-sender.ts';

/** The company that the demo's business account keeps. */
export const COMPANY = 'ai-no-ito';

/** How often its page was edited, and how many articles it published. */
export type Amounts = { readonly edits: number; readonly articles: number };

/** Gives the demo's company a long history, one event an edit, and a long list, by the calls that phones use. */
export async function fillCompany(url: string, { edits, articles }: Amounts): Promise<void> {
  const owner = await signedIn(url, 'business');
  await send(
    owner,
    Array.from(
      { length: edits },
      (_, index): Command => ['update-company', { companyId: COMPANY, changes: change(index) }],
    ),
  );
  await send(
    owner,
    Array.from({ length: articles }, (_, index) => articleCommand({ kind: 'company', id: COMPANY }, index)),
  );
}

/** Each says something else than the one before it: what changes nothing is no event. */
const change = (index: number) => ({
  companyDescription: `計測のための紹介文です。書き直しは${index + 1}回目になります。`,
});
