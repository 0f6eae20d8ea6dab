import { compareRevisions, readStateAt } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { play } from '../../app/testing/play.ts';
import { recordedAnswer } from '../../app/testing/recorded-answers.ts';

const STATE = '/api/audit/state/company/tsubame-kanjo?revision=25';
const DIFFERENCE = '/api/audit/diff/company/tsubame-kanjo?from=24&to=25';

/** What was recorded of the newest moment stands for every other one. */
async function payloadOf(name: string, address: string): Promise<unknown> {
  const answer = await recordedAnswer(name, 'admin', address);
  return Reflect.get(Object(answer?.body), 'payload');
}

test('a past moment is opened by an administrator and compared with an earlier one, field by field', async () => {
  const states = play(readStateAt, async () => readStateAt.answer.parse(await payloadOf(readStateAt.name, STATE)));
  const compared = play(compareRevisions, async () =>
    compareRevisions.answer.parse(await payloadOf(compareRevisions.name, DIFFERENCE)),
  );
  const past = page.getByText(/過去の時点を読み取り専用で表示しています。/);
  await openPage('/admin/audit?kind=company&id=tsubame-kanjo', { as: 'admin' });
  expect(past.elements()).toEqual([]);
  await page.getByRole('button', { name: 'ひとつ前の履歴' }).click();
  await expect.element(past).toBeVisible();
  await expect.poll(() => Number(states.at(-1)?.query.revision)).toBe(24);
  await page.getByRole('button', { name: 'ここから比べる' }).last().click();
  await expect.poll(() => Object.values(compared.at(-1)?.query ?? {}).map(Number)).toEqual([6, 24]);
  await expect.element(page.getByRole('table', { name: '項目ごとの変更' }).getByRole('row').first()).toBeVisible();
  await page.getByRole('button', { name: '現在へ戻る' }).click();
  await expect.element(past).not.toBeInTheDocument();
});
