import { eventually } from '@meikan/testkit';
import { Secret, TOTP } from 'otpauth';
import type { RunningIdentity } from './running-identity.ts';
import { eventTypesOf, subjectsMailedTo } from './traces.ts';
import { codeMailedTo, goodPassword, initializedWith, signUp, type Visitor, visit } from './visitor.ts';

const STEP_MS = 30_000;

/** The app on somebody's phone. */
export type App = {
  readonly secret: Buffer;
  /** The code that it shows next: each is good once, so the clock of identity goes on by a step. */
  next(): string;
  /** Six digits that it shows neither now nor soon. */
  wrong(): string;
};

const WRONG = ['000000', '000001', '000002', '000003', '000004', '000005'];

/** People who sign in by two factors, and what they do; `running` is asked when a test runs. */
export function twoFactorPeopleOf(running: () => RunningIdentity) {
  const own = (path = '') => new URL(`/identity/second-factor${path}`, running().publicUrl);

  /** An app that has read the picture on a page. */
  function appOf(page: string): App {
    const shown = /<code class="secret">([A-Z2-7 ]+)<\/code>/u.exec(page)?.[1];
    if (shown === undefined) throw new Error('no secret is shown');
    const secret = Secret.fromBase32(shown.replaceAll(' ', ''));
    const codeIn = (steps: number) =>
      new TOTP({ secret }).generate({ timestamp: running().clock.now().getTime() + steps * STEP_MS });
    let ahead = 0;
    return {
      secret: Buffer.from(secret.bytes),
      next() {
        ahead += STEP_MS;
        running().clock.set(ahead);
        return codeIn(0);
      },
      wrong() {
        const near = [-2, -1, 0, 1, 2].map(codeIn);
        return WRONG.find((code) => !near.includes(code)) ?? '';
      },
    };
  }

  const recoveryCodesOn = (page: string): readonly string[] =>
    [...page.matchAll(/<li><code>([0-9a-z-]+)<\/code>/gu)].map(([, code = '']) => code);

  async function begin(visitor: Visitor) {
    running().clock.set(0);
    const page = await visitor.change(own(), { current: goodPassword });
    return { at: own('/set-up'), app: appOf(page.text), page };
  }

  /** Sets it up in the account; answers the app and the recovery codes. */
  async function turnOn(visitor: Visitor) {
    const { at, app } = await begin(visitor);
    const done = await visitor.change(at, { code: app.next() });
    return { app, recoveryCodes: recoveryCodesOn(done.text) };
  }

  async function member(email: string) {
    const visitor = visit(running());
    return { visitor, email, ...(await initializedWith(running(), visitor, await signUp(running(), visitor, email))) };
  }

  /** Shows the password, on the form that stands at `asked` if one was shown; `at`: the page that follows. */
  async function passwordShown(email: string, visitor = visit(running()), asked?: URL) {
    const form = asked ?? (await visitor.arrive(visitor.authorization({ prompt: 'login' }))).at;
    const { location, status } = await visitor.fill(form, { email, password: goodPassword, keep: 'on' });
    if (location === null) throw new Error(`the password was answered with ${status}`);
    const { at, page } = await visitor.arrive(location);
    return { visitor, at, text: page?.text ?? '' };
  }

  return {
    own,
    appOf,
    recoveryCodesOn,
    begin,
    turnOn,
    member,
    /** Somebody who has it. */
    async memberWithApp(email: string) {
      const who = await member(email);
      return { ...who, ...(await turnOn(who.visitor)) };
    },
    passwordShown,
    /** Shows both; answers the way back into the app. */
    async signInBoth(email: string, app: App, visitor = visit(running())) {
      const { at } = await passwordShown(email, visitor);
      const { location } = await visitor.fill(at, { code: app.next() });
      return { visitor, ...(await visitor.arrive(location ?? at)) };
    },
    /** Whether the browser is signed in at the provider. */
    async isSignedIn(visitor: Visitor): Promise<boolean> {
      const { at } = await visitor.arrive(visitor.authorization({ prompt: 'none' }));
      return at.searchParams.has('code');
    },
    /** The code of the last mail to an address, once there is one more than before `act`. */
    async codeMailedBy(email: string, act: () => Promise<unknown>): Promise<string> {
      const before = running().sent.length;
      await act();
      await eventually(() =>
        running()
          .sent.slice(before)
          .some(({ to, text }) => to === email && /\d{6}/u.test(text)),
      );
      return codeMailedTo(running(), email);
    },
    subjectsTo: (address: string) => subjectsMailedTo(running(), address),
    typesOf: (accountId: string) => eventTypesOf(running(), accountId),
  };
}
