import type { Page } from 'playwright-core';
import { axeFindings, overflow } from '../accessibility/findings.ts';
import type { Place } from './places.ts';
import { settled, visit } from './settled.ts';

const WIDE = { width: 1280, height: 860 };
const PHONE = { width: 360, height: 780 };
const NARROWEST = { width: 320, height: 640 };

/** Dark on the phone, and whether it fits the narrowest one. */
export async function lookAtNarrow(page: Page, { name, path }: Place): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(PHONE);
  await visit(page, path);
  const phone = await axeFindings(page);
  await page.setViewportSize(NARROWEST);
  const beyond = await overflow(page);
  return [
    ...phone.map((finding) => `${name}, narrow and dark: ${finding}`),
    ...(beyond > 0 ? [`${name} is ${beyond} px wider than ${NARROWEST.width} px`] : []),
  ];
}

/** Light on the desktop, on the page that stands open. */
export async function lookAtWide(page: Page, { name }: Place): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
  await settled(page);
  return (await axeFindings(page)).map((finding) => `${name}, wide and light: ${finding}`);
}
