import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readAs } from './read-as.ts';

/** Tsubame is Mio's, Rivalry is the rival's; Sora is a person, and Rivalry a company, that say they use Tsubame. */
const api = apiTestAppPerFile(async (write) => {
  for (const id of ['tsubame', 'rivalry']) await write.company(id);
  await write.owner('tsubame', 'mio');
  await write.owner('rivalry', 'rival');
  await write.usage({ kind: 'user', id: 'sora' }, 'tsubame', 'private');
  await write.usage({ kind: 'company', id: 'rivalry' }, 'tsubame', 'company-using');
  await write.relation('rivalry', 'tsubame');
});
const read = (who: Who, url: string) => readAs(api)(who, url);

const sora = { kind: 'user', id: 'sora' } as const;
const rivalry = { kind: 'company', id: 'rivalry' } as const;
const page = '/api/company/tsubame';
const lists = {
  people: `${page}/users`,
  usedBy: `${page}/services?type=company-use`,
  relatives: `${page}/services?type=company-relative`,
  ofSora: '/api/users/username/name-sora/services',
  ofRivalry: '/api/company/rivalry/services?type=company-using',
  relativesOfRivalry: '/api/company/rivalry/services?type=company-relative',
} as const;

async function judge(holder: typeof sora | typeof rivalry, verdict: string | null, who: Who = 'general-owner') {
  const body = { holder, serviceId: 'tsubame', verdict };
  const answer = await api.ask(who, { method: 'PUT', url: `${page}/usage-claims`, body });
  await api.caughtUp();
  return answer;
}
async function judgeRelation(verdict: string | null) {
  const body = { otherId: 'rivalry', verdict };
  const answer = await api.ask('general-owner', { method: 'PUT', url: `${page}/relation-claims`, body });
  await api.caughtUp();
  return answer;
}

it('shows everybody who claimed it and since when', async () => {
  expect((await read('anonymous', lists.people)).payload).toMatchObject([
    {
      id: 'sora',
      claims: [
        {
          claimant: { ...sora, name: '利用者sora' },
          claimedAt: '2026-11-01T09:00:00.000Z',
          since: null,
          verdict: null,
          mayJudge: false,
        },
      ],
    },
  ]);
  const claimant = { ...rivalry, name: '会社rivalry' };
  for (const list of [lists.usedBy, lists.relatives]) {
    expect((await read('anonymous', list)).payload).toMatchObject([{ id: 'rivalry', claims: [{ claimant }] }]);
  }
  expect((await read('anonymous', lists.ofRivalry)).payload).toMatchObject([{ id: 'tsubame', claims: [{ claimant }] }]);
});

it('accepts a verdict of the owners of the company, and of nobody else', async () => {
  expect((await read('general-owner', lists.usedBy)).payload).toMatchObject([{ claims: [{ mayJudge: true }] }]);
  expect((await read('business-other', lists.usedBy)).payload).toMatchObject([{ claims: [{ mayJudge: false }] }]);
  for (const who of ['general', 'business-other'] as const) {
    expect((await judge(rivalry, 'hidden', who)).statusCode).toBe(403);
  }
  const own = { method: 'PUT', url: '/api/company/rivalry/usage-claims' } as const;
  const body = { holder: rivalry, serviceId: 'tsubame', verdict: 'confirmed' };
  const answer = await api.ask('business-other', { ...own, body });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'claim-unknown']);
});

it.each(['confirmed', 'disputed'] as const)('shows everybody the verdict of the company: %s', async (verdict) => {
  expect((await judge(sora, verdict)).json().payload).toEqual({ verdict });
  await judge(rivalry, verdict);
  await judgeRelation(verdict);
  for (const list of [lists.people, lists.usedBy, lists.relatives, lists.ofRivalry, lists.relativesOfRivalry]) {
    expect((await read('anonymous', list)).payload).toMatchObject([{ claims: [{ verdict }] }]);
  }
  expect((await read('anonymous', lists.ofSora)).payload).toMatchObject([{ id: 'tsubame', verdict }]);
});

it('hides what the company hid from others in lists and counts; its claimant sees it as hidden', async () => {
  await judge(sora, 'hidden');
  await judge(rivalry, 'hidden');
  await judgeRelation('hidden');
  for (const list of Object.values(lists)) {
    expect(await read('anonymous', list)).toMatchObject({ payload: [], total: '0' });
    expect((await read('member-of-paid', list)).payload).toEqual([]);
  }
  const hidden = { verdict: 'hidden' };
  expect((await read('general', lists.ofSora)).payload).toMatchObject([hidden]);
  expect((await read('general', lists.people)).payload).toMatchObject([{ claims: [hidden] }]);
  for (const list of [lists.ofRivalry, lists.usedBy, lists.relatives, lists.relativesOfRivalry]) {
    expect((await read('business-other', list)).payload).toMatchObject([{ claims: [hidden] }]);
  }
  for (const list of [lists.people, lists.usedBy, lists.relatives]) {
    expect((await read('general-owner', list)).payload).toMatchObject([{ claims: [{ ...hidden, mayJudge: true }] }]);
  }
  expect((await read('anonymous', page)).payload).toMatchObject({
    counts: { users: 0, usedBy: 0, relatedCompanies: 0 },
  });
});

it('stays hidden when it is withdrawn and claimed again, and is shown again when the company says so', async () => {
  const url = '/api/users/using-service/tsubame';
  for (const usage of [false, true]) await api.ask('general', { method: 'POST', url, body: { usage } });
  await api.caughtUp();
  expect((await read('anonymous', lists.people)).payload).toEqual([]);
  await judge(sora, null);
  expect((await read('anonymous', lists.people)).payload).toMatchObject([{ id: 'sora', claims: [{ verdict: null }] }]);
  expect((await read('anonymous', page)).payload).toMatchObject({ counts: { users: 1 } });
});

it('accepts a verdict from a phone’s outbox too', async () => {
  const command = {
    ...{ id: randomUUID(), type: 'judge-usage', v: 1, stream: 'usage-sora_tsubame', expected: 'any' },
    data: { holder: sora, serviceId: 'tsubame', verdict: 'confirmed' },
    issuedAt: '2026-11-20T08:00:00.000Z',
  };
  const send = { method: 'POST', url: '/api/commands', body: { device: 'phone-1', commands: [command] } } as const;
  expect((await api.ask('business-other', send)).json().results).toMatchObject([{ status: 'forbidden' }]);
  const own = { ...send, body: { device: 'phone-2', commands: [{ ...command, id: randomUUID() }] } };
  expect((await api.ask('general-owner', own)).json().results).toMatchObject([{ status: 'applied' }]);
});
