import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings, overflow } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { ROLES, type Role } from './constellation/sign-in.ts';
import { PLACES } from './places/places.ts';
import { settled, visit } from './places/settled.ts';

const stars = constellationPerFile();

const LOOKS = [
  { width: 1280, height: 860, colorScheme: 'light' },
  { width: 360, height: 780, colorScheme: 'dark' },
] as const;
const NARROWEST = { width: 320, height: 640 };

/** Every page as one role sees it, in one window after the other. */
async function lookAtAll(page: Page, narrow: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path } of PLACES) {
    await visit(page, path);
    found.push(...(await axeFindings(page)).map((finding) => `${name}: ${finding}`));
    if (!narrow) continue;
    await page.setViewportSize(NARROWEST);
    await settled(page);
    const beyond = await overflow(page);
    if (beyond > 0) found.push(`${name}: ${beyond} px wider than ${NARROWEST.width} px`);
    await page.setViewportSize(LOOKS[1]);
  }
  return found;
}

describe.each(ROLES)('what %s sees', (role: Role) => {
  test.each(LOOKS)('is accessible and fits, $width px, $colorScheme', async ({ colorScheme, ...viewport }) => {
    const page = await stars.open(role, { viewport, colorScheme });
    expect(await lookAtAll(page, viewport.width === LOOKS[1].width)).toEqual([]);
  });
});
