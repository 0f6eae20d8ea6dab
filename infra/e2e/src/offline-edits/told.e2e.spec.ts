import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { constellationPerFile } from '../constellation/per-file.ts';
import { arrive, OWN } from '../offline-accounts/person.ts';
import { visit } from '../places/settled.ts';

/** What a person is told of an edit when they press 更新する. */
const stars = constellationPerFile();
const COMMANDS = '**/api/commands';
const DONE = '更新が完了しました';

/** Where it is told is not what these tests are about: a busy machine has longer than the 3 s of the app (arrival.ts). */
function beMorePatient(): void {
  const later = window.setTimeout.bind(window);
  Object.assign(window, { setTimeout: (run: () => void, ms?: number) => later(run, ms === 3000 ? 30_000 : ms) });
}

async function openBasics(page: Page): Promise<Locator> {
  await page.addInitScript(beMorePatient);
  await visit(page, OWN);
  await page.getByRole('button', { name: '編集する' }).click();
  return page.getByRole('dialog', { name: 'プロフィールを編集' });
}

const press = (dialog: Locator) => dialog.getByRole('button', { name: '更新する' }).click();

const batch = z.object({ commands: z.array(z.object({ id: z.string() })) });

/** Says no to the first batch, as the server says it; answers the ids of all commands that were sent. */
async function refuseOnce(page: Page, detail: string): Promise<readonly string[]> {
  const sent: string[] = [];
  await page.context().route(COMMANDS, async (route) => {
    const ids = batch.parse(route.request().postDataJSON()).commands.map(({ id }) => id);
    sent.push(...ids);
    if (sent.length > ids.length) return route.continue();
    const problem = {
      ...{ type: 'urn:meikan:problem:invalid', status: 422, code: 'invalid', title: detail, detail },
      ...{ errors: [], payload: detail },
    };
    const results = ids.map((id) => ({ id, status: 'refused', problem }));
    return route.fulfill({ json: { results, position: null, serverTime: new Date().toISOString() } });
  });
  return sent;
}

test('F29 a form that the server said no to is sent under another id, also when nothing in it has changed', async () => {
  const page = await arrive(stars);
  const sent = await refuseOnce(page, 'いまはこの内容を受け付けられません。');
  const dialog = await openBasics(page);
  await dialog.getByLabel('肩書き').fill('灯台守、二度目');
  await press(dialog);
  await dialog.getByText('いまはこの内容を受け付けられません。').first().waitFor();
  // Two presses within 300 ms are one (individual-side 9); who turned to the form in between presses anew.
  await dialog.getByLabel('肩書き').focus();
  await press(dialog);
  await page.getByRole('dialog', { name: DONE }).waitFor();
  expect([sent.length, new Set(sent).size]).toEqual([2, 2]);
});

test('an edit that goes on beside another one’s is told as published, not as kept on the device', async () => {
  const [page, other] = [await arrive(stars), await arrive(stars)];
  const dialog = await openBasics(page);
  await dialog.getByLabel('勤め先').fill('灯台');
  const beside = await openBasics(other);
  await beside.getByLabel('肩書き').fill('灯台守、隣で');
  await press(beside);
  await other.getByRole('dialog', { name: DONE }).waitFor();
  await press(dialog);
  await page.getByRole('dialog', { name: DONE }).waitFor();
});
