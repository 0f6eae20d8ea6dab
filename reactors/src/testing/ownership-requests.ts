import { accountId, companyId, instant, type RequestOwnership, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { mailedSecretHash, uuidv7 } from '@meikan/platform';
import { at, type TestApp, tsubame } from './test-app.ts';

export const sora = userId('sora');
export const riku = userId('riku');
/** The company that is not Tsubame. */
const kikitome = companyId('kikitome');
const MINUTE_MS = 60_000;
export const byMail = { address: 'Sora@tsubame.example', expiresAt: instant('2026-11-22T00:00:00.000Z') };

type Asked = Pick<RequestOwnership['data'], 'message' | 'address' | 'expiresAt'>;
type Answer = { readonly granted: true } | { readonly granted: false; readonly reason: string };

/** Sora, unless it is somebody else, asks to edit the page of Tsubame, at the moment that the app's clock shows. */
export function ownershipRequests(app: TestApp) {
  const now = () => instant(app.now.toISOString());
  const pass = (ms: number) => {
    app.now = new Date(app.now.getTime() + ms);
  };
  const person = () => ({ companyId: tsubame, userId: sora, at: now() });
  const words = { message: '広報を担当しています。', address: null, expiresAt: null };
  return {
    pass,
    /** A minute after what was asked before. */
    ask(facts: Partial<Asked> = {}, by = sora): Promise<unknown> {
      pass(MINUTE_MS);
      return app.peopleOfTsubame({ type: 'request-ownership', data: { ...person(), userId: by, ...words, ...facts } });
    },
    withdraw: () => app.peopleOfTsubame({ type: 'withdraw-ownership-request', data: person() }),
    answer: (said: Answer) => app.peopleOfTsubame({ type: 'answer-ownership-request', data: { ...person(), ...said } }),
    prove(secret: string): Promise<unknown> {
      const shown = { tokenHash: mailedSecretHash(secret), domain: 'tsubame.example' };
      return app.peopleOfTsubame({ type: 'prove-ownership', data: { ...person(), ...shown } });
    },
    /** The same day, for the page of another company, which is registered for it and has no owner. */
    async askForKikitome(): Promise<void> {
      await registerKikitome(app);
      const data = { ...person(), companyId: kikitome, ...words };
      await app.handler.handle(streams.companymembers(kikitome), { type: 'request-ownership', data }, envelope(), {
        expected: 'any',
      });
    },
  };
}

function envelope() {
  const commandId = uuidv7();
  const actor = { id: 'system', role: 'system' } as const;
  return { commandId, metadata: { correlationId: commandId, causationId: commandId, actor, issuedAt: at } };
}

async function registerKikitome({ handler }: TestApp): Promise<void> {
  const data = {
    ...{ companyId: kikitome, name: 'ききとめ', reading: null, website: 'https://kikitome.example' },
    category: { serviceType: 'web_service', mainCategory: 'sns_community', subCategory: null },
    ...{ description: '聞き書き', registeredBy: accountId('an-admin'), registeredAt: at },
  } as const;
  const stream = streams.company(kikitome);
  await handler.handle(stream, { type: 'register-company', data }, envelope(), { expected: 'any' });
}
