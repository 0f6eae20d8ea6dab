import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '@meikan/local';
import { z } from 'zod';
import type { Bench } from '../bench.ts';
import { atMost, row } from '../row.ts';
import { type Command, post, type Sender, send, signedIn } from './queue-sender.ts';
import { startApplication } from './running-application.ts';

const EVENTS = 10_000;
/** Of these so many are of the profile, and sealed. */
const EDITS = 200;
const TEN_MINUTES = 600;

/** Somebody with 10,000 events takes their data along. */
export const ownDataBench: Bench = {
  name: 'own-data',
  async run({ folder }) {
    const application = await startApplication(join(folder, 'own-data'));
    try {
      const person = await signedIn(application.url, 'general');
      const free = await unkept(person);
      await send(
        person,
        Array.from({ length: EVENTS }, (_, index) => (index < EDITS ? edit(person, index) : turn(free, index - EDITS))),
      );
      const code = await mailedCode(person);
      const before = await application.memory();
      const began = performance.now();
      const answer = await post(person, '/api/users/own-data', {
        body: JSON.stringify({ code }),
        type: 'application/json',
      });
      const first = (performance.now() - began) / 1_000;
      const bytes = (await answer.arrayBuffer()).byteLength;
      const seconds = (performance.now() - began) / 1_000;
      const estimated = Number(answer.headers.get('estimated-bytes'));
      const name = `${EVENTS.toLocaleString('en')} events`;
      return [
        row({ name: `${name}, until the file begins`, value: first, unit: 's' }),
        row({ name: `${name}, until the file is there`, value: seconds, unit: 's', goal: atMost(TEN_MINUTES) }),
        row({ name: `${name}, memory it takes`, value: (await application.memory()) - before, unit: 'MB' }),
        row({ name: `${name}, its size as estimated`, value: (estimated / bytes) * 100, unit: '%' }),
      ];
    } finally {
      await application.stop();
    }
  },
};

/** Each says something else than the one before it: what changes nothing is no event. */
const edit = ({ account }: Sender, index: number): Command => [
  'update-profile',
  { userId: account, changes: { overview: `計測のための${index + 1}回目の紹介です。` } },
];

const articles = z.object({
  payload: z.array(z.object({ id: z.string(), bookmarkable: z.boolean(), isBookmarked: z.boolean() })),
});

/** What somebody may keep and does not. */
async function unkept({ url, token }: Sender): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const listed = articles.parse(await (await fetch(`${url}/api/company/articles?limit=50`, { headers })).json());
  return listed.payload.filter((one) => one.bookmarkable && !one.isBookmarked).map(({ id }) => id);
}

/** Keeps an article, and at the next turn keeps it no longer. */
function turn(of: readonly string[], index: number): Command {
  const value = Math.floor(index / of.length) % 2 === 0;
  return ['set-bookmark', { referenceId: of[index % of.length] ?? '', value }];
}

const mails = z.array(z.object({ to: z.string(), text: z.string() }));

async function mailedCode(person: Sender): Promise<string> {
  await post(person, '/api/users/own-data/code', { body: '{}', type: 'application/json' });
  for (;;) {
    const kept = mails.parse(await (await fetch(`${person.url}/dev/mailbox.json`)).json());
    const mail = kept.find(({ to }) => to === DEMO_ACCOUNTS.general.email);
    const code = mail && /確認コード：(\d{6})/.exec(mail.text)?.[1];
    if (code !== undefined) return code;
  }
}
