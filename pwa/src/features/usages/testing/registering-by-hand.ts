import { listUsedServices } from '@meikan/contracts';
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { playChanged } from '../../../app/testing/play.ts';
import { dialogsClosed } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';

/** The services of the demo's general account. */
export const SERVICES = '/profile/kurosaki-mio?tab=web_service';
export const RESTORED = '書きかけの内容を復元しました';

/** The form that registers a service. */
export const form: Locator = page.getByRole('dialog', { name: 'サービスを登録' });
export const nameField: Locator = form.getByLabelText(/会社名・サービス名/);
export const websiteField: Locator = form.getByLabelText(/公式サイト/);

/** Looks for a service, does not find it, and goes on to the form that registers it. */
export async function lookAndRegister(name: string): Promise<void> {
  await page.getByRole('button', { name: 'サービスを追加' }).first().click();
  const adding = page.getByRole('dialog', { name: 'サービスを追加' });
  await adding.getByLabelText(/会社名・サービス名/).fill(name);
  await expect.element(adding.getByText('このサービスはまだ登録されていません。新しく登録できます。')).toBeVisible();
  await adding.getByRole('button', { name: '新しく登録する' }).click();
  await expect.element(nameField).toHaveValue(name);
}

/** Opens the form from a list that does not hold the service. */
export const registerFromList = (): Promise<void> =>
  page.getByRole('button', { name: 'サービスを登録する' }).last().click();

/** Fills in the first step and goes to the second. */
export async function describeService(website: string): Promise<void> {
  const next = form.getByRole('button', { name: '次へ' });
  await form.getByText('開発ツール').click();
  await userEvent.selectOptions(form.getByLabelText(/カテゴリー/), '言語・実行環境（そのほか）');
  await form.getByLabelText(/説明/).fill('灯台の明かりを数えるための道具です。');
  await expect.element(next).toBeDisabled();
  await websiteField.fill(website);
  await next.click();
  await expect.element(form.getByRole('list', { name: '全2ステップ中2ステップ目' })).toBeVisible();
}

export const send = (): Promise<void> => form.getByRole('button', { name: '登録する' }).click();

/** What `describeService` wrote, as it is sent. */
export const described = (name: string, website: string) => ({
  ...{ name, website },
  description: '灯台の明かりを数えるための道具です。',
  category: { serviceType: 'programming_tool', mainCategory: 'language_runtime', subCategory: null },
});

/** Answers lists of somebody's services with those that were declared since and that the server took; undefined: it did not. */
export function playDeclared(nameOf: (serviceId: string) => string | undefined): void {
  playChanged(listUsedServices, (services) => {
    const like = services.slice(0, 1);
    const declared = sentData('declare-usage').flatMap(({ serviceId: id, usageType }) => {
      const name = nameOf(id);
      return name === undefined ? [] : like.map((one) => ({ ...one, id, name, usageType, logo: null }));
    });
    return [...declared, ...services];
  });
}

/** The name under which a service was sent to be registered. */
export const registeredName = (id: string): string | undefined =>
  sentData('register-service').find(({ companyId }) => companyId === id)?.service.name;

/** Gives up a form in which nothing was written: nobody is asked. */
export async function closeUnasked(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await dialogsClosed();
}
