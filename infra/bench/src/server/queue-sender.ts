import { randomUUID } from 'node:crypto';
import { partitionOf, type QueuedInput, type QueuedType, queuedCommands, sendCommands } from '@meikan/contracts';
import { fetchDemoToken } from '@meikan/identity';
import { DEMO_ACCOUNTS, type DemoRole } from '@meikan/local';

/** One command as a phone queues it. */
export type Command = { readonly [T in QueuedType]: readonly [type: T, data: QueuedInput[T]] }[QueuedType];
export type Sender = { readonly url: string; readonly token: string; readonly account: string };

const BATCH = 20;

export async function signedIn(url: string, role: DemoRole): Promise<Sender> {
  const { accountId, ...credentials } = DEMO_ACCOUNTS[role];
  return { url, account: accountId, token: await fetchDemoToken(url, credentials) };
}

/** Sends them as a phone does that was away for long: in their order, so many at once; throws at the first that is refused. */
export async function send(sender: Sender, commands: readonly Command[]): Promise<void> {
  for (let at = 0; at < commands.length; at += BATCH) {
    const batch = commands.slice(at, at + BATCH).map(([type, data]) => ({
      ...{
        id: randomUUID(),
        type,
        v: queuedCommands[type].v,
        stream: partitionOf(type, data, sender.account),
        expected: 'any',
        data,
      },
      issuedAt: new Date().toISOString(),
    }));
    const body = JSON.stringify({ device: 'bench', account: sender.account, commands: batch });
    const answer = await post(sender, '/api/commands', { body, type: 'application/json' });
    const { results } = sendCommands.answer.parse(await answer.json());
    const refused = results.filter(({ status }) => status !== 'applied');
    if (refused.length > 0) throw new Error(`not carried out: ${JSON.stringify(refused[0])}`);
  }
}

type Sent = { readonly body: string | FormData; readonly type?: string };

export async function post({ url, token }: Sender, path: string, { body, type }: Sent): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
  const answer = await fetch(url + path, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`POST ${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
