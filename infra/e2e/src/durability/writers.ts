import { randomUUID } from 'node:crypto';
import { accountId } from '@meikan/domain';
import { fetchDemoToken } from '@meikan/identity';
import type { Application } from '@meikan/local';
import { eventually } from '@meikan/testkit';
import { z } from 'zod';

/** Somebody signed in, with a profile that everybody sees. */
export type Writer = { readonly id: string; readonly username: string; readonly token: string };

const PASSWORD = 'kill-nine-times-2026';
const found = z.object({ payload: z.array(z.object({ id: z.string(), username: z.string() })) });

/** Opens so many accounts and signs each in for real at the application that listens at `url`. */
export async function openWriters(application: Application, url: string, count: number): Promise<Writer[]> {
  const ids = Array.from({ length: count }, (_, index) => `writer-${index}`);
  const emailOf = (id: string) => `${id}@durability.example`;
  await application.identity.seedDemoAccounts(
    ids.map((id) => ({
      accountId: accountId(id),
      email: emailOf(id),
      name: `書き手${id}`,
      mode: 'general',
      admin: false,
      password: PASSWORD,
    })),
  );
  const writers: Writer[] = [];
  for (const id of ids) {
    const token = await fetchDemoToken(url, { email: emailOf(id), password: PASSWORD });
    await publish(url, token);
    writers.push({ id, username: await usernameOf(url, id), token });
  }
  return writers;
}

async function publish(url: string, token: string): Promise<void> {
  const answer = await fetch(`${url}/api/users/published`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ value: true }),
  });
  if (!answer.ok) throw new Error(`not published: ${answer.status} ${await answer.text()}`);
}

/** A profile gets a drawn user name at the first session. */
function usernameOf(url: string, id: string): Promise<string> {
  const asked = `${url}/api/users/search?name=${encodeURIComponent(`書き手${id}`)}`;
  return eventually(async () => {
    const { payload } = found.parse(await (await fetch(asked)).json());
    return payload.find((person) => person.id === id)?.username ?? '';
  });
}
