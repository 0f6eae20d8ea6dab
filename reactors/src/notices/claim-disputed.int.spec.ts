import { accountId, companyId, type UsageHolder, type UsageSide, type Verdict } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';
import { eventually } from '@meikan/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at, mio, type Stage, setStage, tsubame } from '../testing/stage.ts';

let stage: Stage;

beforeEach(async () => {
  stage = await setStage();
  await stage.ownTsubame();
  await stage.start();
});
afterEach(async () => {
  await stage[Symbol.asyncDispose]();
});

const kikitome = companyId('kikitome');
const ofMio: UsageHolder = { kind: 'user', id: mio };
const envelope = () => {
  const commandId = uuidv7();
  const actor = { id: 'system', role: 'system' } as const;
  return { commandId, metadata: { correlationId: commandId, causationId: commandId, actor, issuedAt: at } };
};

async function claim(holder: UsageHolder, serviceId = tsubame): Promise<void> {
  const usageType = holder.kind === 'user' ? 'private' : 'company-use';
  const command = { type: 'declare-usage', data: { holder, serviceId, usageType, at } } as const;
  await stage.handler.handle(specs.usage, streams.usage(holder.id, serviceId), command, envelope(), {
    expected: 'any',
  });
}

async function judge(holder: UsageHolder, serviceId: typeof tsubame, by: UsageSide, verdict: Verdict): Promise<void> {
  const command = { type: 'judge-usage', data: { holder, serviceId, by, verdict, at } } as const;
  await stage.handler.handle(specs.usage, streams.usage(holder.id, serviceId), command, envelope(), {
    expected: 'any',
  });
}

it('tells a person that the company disputes what they claimed, and of no other answer', async () => {
  await claim(ofMio);
  await judge(ofMio, tsubame, 'service', 'confirmed');
  await judge(ofMio, tsubame, 'service', 'hidden');
  await judge(ofMio, tsubame, 'service', 'disputed');
  await eventually(() => stage.mails.length > 0);
  expect(stage.mails).toMatchObject([
    {
      to: 'mio@demo.meikan.example',
      subject: '【名鑑】「株式会社つばめ勘定」についての登録に異議が届きました',
      text: expect.stringContaining('https://meikan.example/profile/mio'),
    },
  ]);
});

it('tells the owners of the company that claimed it', async () => {
  await stage.handler.handle(
    specs.company,
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
  // Tsubame's owners entered that Kikitome uses their service; Kikitome's do not agree.
  const holder = { kind: 'company', id: kikitome } as const;
  await claim(holder);
  await judge(holder, tsubame, 'holder', 'disputed');
  await eventually(() => stage.mails.length > 0);
  expect(stage.mails).toMatchObject([
    { to: 'mio@demo.meikan.example', subject: '【名鑑】「ききとめ」についての登録に異議が届きました' },
  ]);
});
