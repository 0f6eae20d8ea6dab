import { eventually } from '@meikan/testkit';
import { z } from 'zod';
import type { RunningIdentity } from './running-identity.ts';
import { eventTypesOf, subjectsMailedTo } from './traces.ts';
import { codeMailedTo, initializedWith, signUp, visit } from './visitor.ts';

/** What the calls of leaving answer. */
export const leavingAnswer = z.object({ payload: z.object({ closesAt: z.string().nullable() }) });

async function signedUp(running: RunningIdentity, email: string) {
  const visitor = visit(running);
  return { email, ...(await initializedWith(running, visitor, await signUp(running, visitor, email))) };
}
export type Member = Awaited<ReturnType<typeof signedUp>>;

/** People who may leave, and their calls; `running` is asked when a test runs. */
export function leaversOf(running: () => RunningIdentity) {
  function ask({ token }: Pick<Member, 'token'>, method: string, path = '', body?: object) {
    return fetch(`${running().baseUrl}/api/users/leaving${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: method === 'GET' || method === 'DELETE' ? null : JSON.stringify(body ?? {}),
    });
  }

  /** The code of the mail to leave, once there is a newer one than of the sign-up. */
  async function codeFor(who: Member): Promise<string> {
    const before = running().sent.length;
    await ask(who, 'POST', '/code');
    await eventually(() =>
      running()
        .sent.slice(before)
        .some(({ to }) => to === who.email),
    );
    return codeMailedTo(running(), who.email);
  }

  return {
    member: (email: string) => signedUp(running(), email),
    ask,
    codeFor,
    /** Answers when the account is closed. @throws Error when the server refuses */
    async leave(who: Member): Promise<string> {
      const answer = await ask(who, 'PUT', '', { code: await codeFor(who) });
      if (answer.status !== 200) throw new Error(`leaving was answered with ${answer.status}`);
      return leavingAnswer.parse(await answer.json()).payload.closesAt ?? '';
    },
    subjectsTo: ({ email }: Member) => subjectsMailedTo(running(), email),
    /** Of the account's events. */
    typesOf: ({ account }: Member) => eventTypesOf(running(), account.id),
  };
}
