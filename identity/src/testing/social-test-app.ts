import { freePort } from '@meikan/testkit';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type RunningIdentity, runIdentity } from './running-identity.ts';
import { type PlayedProvider, playProvider, pressSocial, throughProvider } from './social-provider.ts';
import { initializedWith, type Visitor, visit } from './visitor.ts';

export const IDS = ['google', 'yahoo', 'line'] as const;
type Id = (typeof IDS)[number];

export const mio = { sub: 'mio', email: 'mio@elsewhere.example', email_verified: true, name: '早瀬 みお' };

/** Runs identity beside three played providers for the file that calls it; nobody is signed in at them when a test begins. */
export function socialTestAppPerFile() {
  let opened: { readonly running: RunningIdentity; readonly played: Record<Id, PlayedProvider> } | undefined;
  const app = () => {
    if (opened === undefined) throw new Error('The app opens before the first test, not earlier.');
    return opened;
  };
  beforeAll(async () => {
    const publicUrl = `http://localhost:${await freePort()}`;
    const [google, yahoo, line] = await Promise.all(IDS.map((id) => playProvider(id, publicUrl)));
    if (google === undefined || yahoo === undefined || line === undefined) throw new Error('three are played');
    const played = { google, yahoo, line };
    const social = IDS.map((id) => played[id].settings);
    opened = { played, running: await runIdentity({ settings: { publicUrl, social } }) };
  });
  afterAll(async () => {
    await app().running.stop();
    await Promise.all(IDS.map((id) => app().played[id].stop()));
  });
  beforeEach(() => {
    for (const id of IDS) app().played[id].become(null);
  });

  async function pageOf(visitor: Visitor, prompt: 'login' | 'create' = 'login') {
    const { at, page } = await visitor.arrive(visitor.authorization({ prompt }));
    return { at, text: page?.text ?? '' };
  }

  return {
    get running() {
      return app().running;
    },
    get played() {
      return app().played;
    },
    pageOf,
    /** From the button to the page that is shown, or the way back into the app. */
    async by(id: Id, visitor = visit(app().running), prompt: 'login' | 'create' = 'login') {
      const start = await pressSocial(visitor, (await pageOf(visitor, prompt)).at, id);
      const back = await throughProvider(app().played[id], start);
      return { visitor, start, back, ...(await visitor.arrive(back)) };
    },
    accountOf: async ({ at, visitor }: { readonly at: URL; readonly visitor: Visitor }) =>
      initializedWith(app().running, visitor, at.searchParams.get('code') ?? 'none'),
  };
}
