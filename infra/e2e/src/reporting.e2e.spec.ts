import { expect, test } from 'vitest';
import { readDone } from './places/completion.ts';
import { visit } from './places/settled.ts';
import { mailedLink } from './test-app/mails.ts';
import { testAppPerFile } from './test-app/per-file.ts';

const app = testAppPerFile();
const PAGE = '/companies/ai-no-ito';
const NAME = '藍の糸株式会社';
const MIO = 'kurosaki-mio@demo.meikan.example';

/** Whether visitors see the page, once all that happened is there to be read. */
async function isPublic(): Promise<boolean> {
  await app.running.application.projections.caughtUp();
  const answer = await fetch(new URL('/api/company/ai-no-ito', app.running.url));
  return (await answer.text()).includes('"isPublic":true');
}

test('a page reported on a phone is hidden by an admin, and its reporter reads so from the mail', async () => {
  const page = await app.open('general', { viewport: { width: 360, height: 780 } });
  await visit(page, PAGE);
  await page.getByRole('button', { name: 'このページを通報する' }).click();
  await page.getByLabel(/^理由/).selectOption({ label: '事実と異なる情報' });
  await page.getByRole('dialog').getByRole('button', { name: '通報する' }).click();
  await readDone(page, '通報を受け付けました');

  const admin = await app.open('admin');
  await visit(admin, '/admin/reports');
  await admin.getByRole('button', { name: `非公開にする ：「${NAME}」` }).click();
  await admin.getByText('確認待ちの通報はありません').waitFor();
  expect(await isPublic()).toBe(false);

  await page.goto(await mailedLink(page, MIO));
  const report = page.getByRole('list', { name: '通報' }).getByRole('listitem');
  await report.getByText('非公開になりました').waitFor();

  await admin.getByRole('link', { name: '回答済み' }).click();
  await admin.getByRole('button', { name: `回答を取り消す ：「${NAME}」` }).click();
  await admin.getByText('回答した通報はありません').waitFor();
  expect(await isPublic()).toBe(true);
});
