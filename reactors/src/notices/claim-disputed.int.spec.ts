import {
  accountId,
  type CompanyId,
  companyId,
  instant,
  type UsageCommand,
  type UsageHolder,
  type UsageSide,
  type Verdict,
} from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at, mio, openTestApp, type TestApp, tsubame } from '../testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await openTestApp();
  await app.ownTsubame();
  await app.start();
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
});

const kikitome = companyId('kikitome');
const ofMio: UsageHolder = { kind: 'user', id: mio };
/** By the app's clock. */
const now = () => instant(app.now.toISOString());
const envelope = () => {
  const commandId = uuidv7();
  const actor = { id: 'system', role: 'system' } as const;
  return { commandId, metadata: { correlationId: commandId, causationId: commandId, actor, issuedAt: now() } };
};

async function send(holder: UsageHolder, serviceId: CompanyId, command: UsageCommand): Promise<void> {
  await app.handler.handle(streams.usage(holder.id, serviceId), command, envelope(), {
    expected: 'any',
  });
}

function claim(holder: UsageHolder, serviceId = tsubame): Promise<void> {
  const usageType = holder.kind === 'user' ? 'private' : 'company-use';
  return send(holder, serviceId, { type: 'declare-usage', data: { holder, serviceId, usageType, at: now() } });
}

const withdraw = (holder: UsageHolder) =>
  send(holder, tsubame, { type: 'withdraw-usage', data: { holder, serviceId: tsubame, at: now() } });

const judge = (holder: UsageHolder, serviceId: CompanyId, by: UsageSide, verdict: Verdict | null) =>
  send(holder, serviceId, { type: 'judge-usage', data: { holder, serviceId, by, verdict, at: now() } });

async function relate(on: boolean): Promise<void> {
  const pair = { fromCompanyId: tsubame, toCompanyId: kikitome };
  const command = { type: 'set-relation', data: { ...pair, relativeType: 'PARTNER', on, at: now() } } as const;
  const stream = streams.relation(tsubame, kikitome);
  await app.handler.handle(stream, command, envelope(), { expected: 'any' });
}

async function judgeRelation(verdict: Verdict | null): Promise<void> {
  const pair = { fromCompanyId: tsubame, toCompanyId: kikitome };
  const command = { type: 'judge-relation', data: { ...pair, verdict, at: now() } } as const;
  const stream = streams.relation(tsubame, kikitome);
  await app.handler.handle(stream, command, envelope(), { expected: 'any' });
}

/** The company that is not Tsubame. */
async function registerKikitome(): Promise<void> {
  await app.handler.handle(
    streams.company(kikitome),
    {
      type: 'register-company',
      data: {
        ...{ companyId: kikitome, name: 'ききとめ', reading: null, website: 'https://kikitome.example' },
        category: { serviceType: 'web_service', mainCategory: 'sns_community', subCategory: null },
        ...{ description: '聞き書き', registeredBy: accountId('an-admin'), registeredAt: at },
      },
    },
    envelope(),
    { expected: 'any' },
  );
}

it('notifies a person of a dispute by the company, and of no other verdict', async () => {
  await claim(ofMio);
  await judge(ofMio, tsubame, 'service', 'confirmed');
  await judge(ofMio, tsubame, 'service', 'hidden');
  await judge(ofMio, tsubame, 'service', 'disputed');
  await app.reacted();
  expect(app.mails).toMatchObject([
    {
      to: 'mio@demo.meikan.example',
      subject: '【名鑑】「株式会社つばめ勘定」についての登録に異議が届きました',
      text: expect.stringContaining('https://meikan.example/profile/mio'),
    },
  ]);
});

it('notifies the owners of the claiming company', async () => {
  await registerKikitome();
  // Tsubame's owners entered that Kikitome uses their service; Kikitome's do not agree.
  const holder = { kind: 'company', id: kikitome } as const;
  await claim(holder);
  await judge(holder, tsubame, 'holder', 'disputed');
  await app.reacted();
  expect(app.mails).toMatchObject([
    { to: 'mio@demo.meikan.example', subject: '【名鑑】「ききとめ」についての登録に異議が届きました' },
  ]);
});

/** The app's clock, so many days after its start. */
const onDay = (days: number) => {
  app.now = new Date(Date.parse(at) + days * 24 * 60 * 60 * 1000);
};
/** Whose pages the mails were about, once all that happened was reacted to. */
async function told(): Promise<readonly (string | undefined)[]> {
  await app.reacted();
  return app.mails.map(({ subject }) => /「(.+)」/u.exec(subject)?.[1]);
}

it('notifies once a day when the company withdraws and repeats a dispute', async () => {
  await claim(ofMio);
  for (const verdict of ['disputed', null, 'disputed', 'hidden', 'disputed'] as const) {
    await judge(ofMio, tsubame, 'service', verdict);
  }
  onDay(1);
  await judge(ofMio, tsubame, 'service', null);
  await judge(ofMio, tsubame, 'service', 'disputed');
  expect(await told()).toEqual(['株式会社つばめ勘定', '株式会社つばめ勘定']);
});

it('does not notify when a disputed claim is made again without a new verdict', async () => {
  await registerKikitome();
  await claim(ofMio);
  await judge(ofMio, tsubame, 'service', 'disputed');
  await relate(true);
  await judgeRelation('disputed');
  onDay(1);
  await withdraw(ofMio);
  await claim(ofMio);
  await relate(false);
  await relate(true);
  expect(await told()).toEqual(['株式会社つばめ勘定', 'ききとめ']);
});
