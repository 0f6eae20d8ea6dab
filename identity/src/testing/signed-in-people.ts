import { readSessions } from '@meikan/contracts';
import { eventually } from '@meikan/testkit';
import type { RunningIdentity } from './running-identity.ts';
import { codeMailedTo, initializedWith, me, signIn, visit } from './visitor.ts';

/** Somebody who is signed in, at the provider too, in a browser of their own. */
type SignedIn = Awaited<ReturnType<typeof signedIn>>;

async function signedIn(running: RunningIdentity, userAgent: string, email: string) {
  const visitor = visit(running);
  const code = await signIn(visitor, email);
  if (code === null) throw new Error(`${email} was not signed in`);
  return { visitor, email, ...(await initializedWith(running, visitor, code, { 'user-agent': userAgent })) };
}

/** People who are signed in in several places, most of them by `address`, and what they ask of their sessions; `running` is asked when a test runs. */
export function signedInPeopleOf(running: () => RunningIdentity, address: string) {
  function ask({ token, visitor }: SignedIn, method: 'GET' | 'POST', path = '', body: object = {}) {
    const url = `/api/users/sessions${path}`;
    const cookie = visitor.browser.cookiesFor(new URL(url, running().publicUrl));
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', cookie };
    return fetch(`${running().baseUrl}${url}`, {
      method,
      headers,
      body: method === 'GET' ? null : JSON.stringify(body),
    });
  }

  async function listed(answer: Response | Promise<Response>) {
    const { payload } = (await (await answer).json()) as { payload: unknown };
    return readSessions.answer.parse(payload).sessions;
  }

  return {
    signedIn: (userAgent = 'node', email = address) => signedIn(running(), userAgent, email),
    /** Opens another session in the same browser, as after a sign-out that the server never heard of. */
    async signedInAgain(who: SignedIn): Promise<SignedIn> {
      const { at } = await who.visitor.arrive(who.visitor.authorization({ prompt: 'none' }));
      return { ...who, ...(await initializedWith(running(), who.visitor, at.searchParams.get('code') ?? '')) };
    },
    ask,
    listed,
    /** The code of the mail that `POST /code` sends. */
    async mailedCode(who: SignedIn): Promise<string> {
      const before = running().sent.length;
      const answer = await ask(who, 'POST', '/code');
      if (answer.status !== 200) throw new Error(`the code was answered with ${answer.status}`);
      const subject = 'ほかの端末';
      await eventually(() =>
        running()
          .sent.slice(before)
          .some((mail) => mail.subject.includes(subject)),
      );
      return codeMailedTo(running(), who.email);
    },
    statusOf: async ({ token }: SignedIn) => (await me(running(), token)).status,
    /** Whether the browser is signed in at the provider, without a word of its person's. */
    async isSignedInAtProvider({ visitor }: SignedIn): Promise<boolean> {
      const { at } = await visitor.arrive(visitor.authorization({ prompt: 'none' }));
      return at.searchParams.has('code');
    },
    /** What the own session is called. */
    async idOf(who: SignedIn): Promise<string> {
      const own = (await listed(ask(who, 'GET'))).find(({ isOwn }) => isOwn);
      if (own === undefined) throw new Error('the own session is not listed');
      return own.id;
    },
  };
}
