import type { Page } from 'playwright-core';
import { AUTHOR } from '../application/directory.ts';
import type { Device } from '../browser/device.ts';
import { edits } from '../plan/edit.ts';
import type { Course } from './course.ts';

/** Longer, and the page is not there to be edited: a person would do something else. */
const TIMEOUT_MS = 4_000;

/** An edit that was made by hand, or could not be. */
export type ByHand = 'made' | 'not made';

/** Presses the star of an article, as a reader does on its author's page. Only one of the stars that this device turns. */
export async function pressStar({ person, diary, devices }: Course, device: Device, name: string): Promise<ByHand> {
  const tab = await device.awake();
  await tab.goto(`/profile/${AUTHOR}?tab=articles_blogs`, { waitUntil: 'commit' });
  const own = devices.indexOf(device);
  const stars = tab.getByRole('button', { name: /written-\d+を(保存する|保存から外す)$/ });
  if (!(await appears(tab, stars))) return 'not made';
  for (const star of await stars.all()) {
    const label = (await star.getAttribute('aria-label')) ?? '';
    const number = Number(/written-(\d+)/.exec(label)?.[1]);
    if (number % devices.length !== own) continue;
    const edit = edits.bookmark(person.id, `written-${number}`, label.endsWith('保存する'));
    // The star turns before the command is safe; nothing on the page says when it is.
    diary.write(name, device.name, edit).uncertain();
    await star.click({ timeout: TIMEOUT_MS });
    return 'made';
  }
  return 'not made';
}

async function appears(tab: Page, what: ReturnType<Page['getByRole']>): Promise<boolean> {
  return what
    .first()
    .waitFor({ timeout: TIMEOUT_MS })
    .then(
      () => !tab.isClosed(),
      () => false,
    );
}

/** Changes the job in the dialog of one's own profile. */
export async function fillInJob({ person, diary }: Course, device: Device, name: string): Promise<ByHand> {
  const tab = await device.awake();
  await device.open(tab);
  const begin = tab.getByRole('button', { name: '編集する' });
  if (!(await appears(tab, begin))) return 'not made';
  await begin.first().click({ timeout: TIMEOUT_MS });
  const dialog = tab.getByRole('dialog', { name: 'プロフィールを編集' });
  if (!(await appears(tab, dialog.getByLabel('肩書き')))) return 'not made';
  await dialog.getByLabel('肩書き').fill(name, { timeout: TIMEOUT_MS });
  const entry = diary.write(name, device.name, edits.profile(person.id, { job: name }));
  entry.uncertain();
  await dialog.getByRole('button', { name: '更新する' }).click({ timeout: TIMEOUT_MS });
  if (await appears(tab, tab.getByRole('button', { name: 'ページに戻る' }))) entry.made();
  return 'made';
}
