import { getProfile, type PresentState, type Profile, sectionsFromProfile } from '@meikan/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../api/query-client.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { playChanged } from '../../../app/testing/play.ts';
import { judgeCommands, sentCommands } from '../../../app/testing/played-server.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import { asSent } from '../testing/as-sent.ts';
import { OWN } from '../testing/pages.ts';

const form = page.getByRole('dialog', { name: 'プロフィールを編集' });
const job = form.getByLabelText(/肩書き/);
const done = page.getByRole('dialog', { name: '更新が完了しました' });
const press = () => form.getByRole('button', { name: '更新する' }).click();
const userId = 'kurosaki-mio';
/** What another device has changed since this one looked. */
const THERE = { workFor: '沖の灯台', revision: '12' };

/** Nobody is told “kept” because a busy machine answers late: the form waits ten times as long as the 3 s of the app (sync/enqueue.ts). */
function beMorePatient(): void {
  const before = window.setTimeout;
  const later = before.bind(window);
  Object.assign(window, { setTimeout: (run: () => void, ms?: number) => later(run, ms === 3000 ? 30_000 : ms) });
  beImpatient = () => void Object.assign(window, { setTimeout: before });
}
let beImpatient: () => void;

let shown: Profile | undefined;
let there: Partial<Profile>;

beforeEach(async () => {
  there = {};
  playChanged(getProfile, (profile) => {
    if (profile.id !== userId) return profile;
    shown = { ...asSent(profile), ...there };
    return shown;
  });
  beMorePatient();
  await openPage(OWN, { as: 'general' });
  await page.getByRole('button', { name: '編集する' }).click();
});
afterEach(() => beImpatient());

/** What the server says to an edit that was made before that of the other device. */
function presentState(): PresentState {
  if (shown === undefined) throw new Error('No profile was asked for.');
  const state = { status: 'active', sections: sectionsFromProfile({ ...shown, ...THERE }) };
  return {
    ...{ revision: THERE.revision, state: JSON.parse(JSON.stringify(state)) },
    ...{ changed: ['sections.basics'], changedAt: '2026-11-25T09:00:00.000Z', by: 'self' },
  };
}

test('F29 a refused form is sent again under another id, also unchanged', async () => {
  const detail = 'いまはこの内容を受け付けられません。';
  const problem = {
    type: 'about:blank',
    status: 422,
    code: 'invalid',
    title: detail,
    detail,
    payload: detail,
    errors: [],
  };
  judgeCommands(() =>
    sentCommands.length === 1 ? { status: 'refused', problem } : { status: 'applied', revision: '12', position: 'p2' },
  );
  await job.fill('灯台守、二度目');
  await press();
  await expect.poll(() => document.querySelector('[role=dialog] [role=alert]')?.textContent).toContain(detail);
  // Two presses within 300 ms are one; who turned to the form in between presses anew.
  await job.click();
  await press();
  await expect.element(done).toBeVisible();
  const [first, second] = sentCommands;
  expect(sentCommands).toHaveLength(2);
  expect(second?.id).not.toBe(first?.id);
  expect(sentData('update-profile')).toEqual(Array(2).fill({ userId, changes: { job: '灯台守、二度目' } }));
});

test("an edit merged with another device's is confirmed as published, not as kept on the device", async () => {
  judgeCommands(() =>
    sentCommands.length === 1
      ? { status: 'conflict', current: presentState() }
      : { status: 'applied', revision: '13', position: 'p2' },
  );
  await job.fill('灯台守、隣で');
  await press();
  await expect.element(done).toBeVisible();
  expect(sentCommands.map(({ expected }) => expected)).toEqual([{ revision: '11' }, { revision: THERE.revision }]);
  expect(sentData('update-profile')).toEqual(Array(2).fill({ userId, changes: { job: '灯台守、隣で' } }));
});

test('F37: a form open while another device changed another field sends only its own fields', async () => {
  await job.fill('灯台守の留守番');
  there = THERE;
  await queryClient.invalidateQueries();
  // Behind the form the page follows.
  await expect.element(page.getByRole('main').getByText(THERE.workFor).first()).toBeInTheDocument();
  await press();
  await expect.element(done).toBeVisible();
  expect(sentCommands.map(({ expected }) => expected)).toEqual([{ revision: '11' }]);
  expect(sentData('update-profile')).toEqual([{ userId, changes: { job: '灯台守の留守番' } }]);
});
