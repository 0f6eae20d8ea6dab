import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { PLACES, type Place } from '../places/places.ts';
import { visit } from '../places/settled.ts';
import { openPreview } from '../test-app/open-preview.ts';
import type { Role } from '../test-app/sign-in.ts';
import { drawPage } from './draw-page.ts';
import { LOOKS, type Look } from './looks.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '/tmp/meikan-screens' },
    /** A running instance with the small demo; one of its own is started when absent. */
    url: { type: 'string' },
    /** Only places whose name begins so. */
    only: { type: 'string', default: '' },
  },
});

async function draw(page: Page, place: Place, role: Role, look: Look): Promise<string | null> {
  const file = join(values.out, `${place.name}_${role}_${look.name}.png`);
  try {
    await visit(page, place.path);
    await drawPage(page, look, file);
    return null;
  } catch (error) {
    return `${file}: ${String(error).split('\n')[0]}`;
  }
}

await mkdir(values.out, { recursive: true });
await using preview = await openPreview(values.url);
const places = PLACES.filter(({ name }) => name.startsWith(values.only));
const roles = [...new Set(places.flatMap((place) => place.roles))];
const faults: string[] = [];
for (const role of roles) {
  for (const look of LOOKS) {
    const page = await preview.open(role, look);
    for (const place of places.filter((candidate) => candidate.roles.includes(role))) {
      const fault = await draw(page, place, role, look);
      if (fault !== null) faults.push(fault);
    }
    await page.context().close();
  }
  console.log(`${role}: ${places.filter((place) => place.roles.includes(role)).length * LOOKS.length} 枚`);
}
faults.push(...preview.complaints);
for (const fault of faults) console.error(fault);
console.log(`画面の画像を ${values.out} に保存しました。`);
process.exitCode = faults.length > 0 ? 1 : 0;
