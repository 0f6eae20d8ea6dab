import { eventually } from '@meikan/testkit';
import type { RunningIdentity } from './running-identity.ts';
import { eventTypesOf, subjectsMailedTo } from './traces.ts';
import { codeMailedTo, goodPassword, initializedWith, signUp, type Visitor, visit } from './visitor.ts';

/** People who change their address, and what they do; `running` is asked when a test runs. */
export function emailChangersOf(running: () => RunningIdentity) {
  const page = () => new URL('/identity/email', running().publicUrl);

  /** Fills the form; answers the page that asks for the code. @throws Error when the form is refused */
  async function askFor(visitor: Visitor, email: string): Promise<URL> {
    const { location, status } = await visitor.fill(page(), { email, current: goodPassword });
    if (location === null) throw new Error(`the form was answered with ${status}`);
    return location;
  }

  return {
    page,
    askFor,
    async member(email: string) {
      const visitor = visit(running());
      return { visitor, ...(await initializedWith(running(), visitor, await signUp(running(), visitor, email))) };
    },
    /** Asks for it and reads the mail: the page that asks for the code, and the code. */
    async codeFor(visitor: Visitor, email: string) {
      const at = await askFor(visitor, email);
      return { at, code: await eventually(() => codeMailedTo(running(), email)) };
    },
    /** The subjects of the mails to an address. */
    subjectsTo: (address: string) => subjectsMailedTo(running(), address),
    typesOf: (accountId: string) => eventTypesOf(running(), accountId),
  };
}
