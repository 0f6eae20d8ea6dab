import { getCompany } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../app/testing/open-page.tsx';
import { playChanged } from '../../../app/testing/play.ts';
import { sentCommands } from '../../../app/testing/played-server.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';

const SERVICE = '/companies/kumoi-cloud';
const usage = { holder: { kind: 'company', id: 'ai-no-ito' }, serviceId: 'kumoi-cloud' };
const adopt = (pressed: boolean) => page.getByRole('button', { name: '自社で導入', pressed });

test("a business account sets and removes its company's usage, across a reload", async () => {
  playChanged(getCompany, (company) => ({
    ...company,
    usageType: sentData('declare-usage').length > sentData('withdraw-usage').length ? ['company-using'] : [],
  }));
  await openPage(SERVICE, { as: 'business' });
  await adopt(false).click();
  await expect.element(adopt(true)).toBeVisible();
  await expect.poll(() => sentData('declare-usage')).toEqual([{ ...usage, usageType: 'company-using' }]);
  await openPage(SERVICE, { as: 'business' });
  await adopt(true).click();
  await expect.element(adopt(false)).toBeVisible();
  await expect.poll(() => sentData('withdraw-usage')).toEqual([usage]);
  expect(sentCommands).toHaveLength(2);
});
