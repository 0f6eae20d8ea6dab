import { CATEGORIES, type Category, runLighthouse, visitWithWorker } from '@meikan/e2e';
import { atLeast, exactly, type Row, row, unmeasured } from '../../row.ts';
import type { Measure, OfflineContext } from '../measure.ts';
import { openBrowser } from './demo-browser.ts';

const PAGES = { top: '/', profile: '/profile/kurosaki-mio', company: '/companies/tsubame-kanjo' } as const;
const BAR: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 95,
};

/** What the browser and Lighthouse find fault with. */
export const installing: Measure = {
  goal: 'G10',
  about: 'installing and Lighthouse',
  async run(context) {
    const faults = await browserFaults(context);
    return [...faults, ...(context.scale < 1 ? [SKIPPED] : await scores(context))];
  },
};

const SKIPPED = unmeasured('Lighthouse', 'left out by --quick; npm run lighthouse');

async function browserFaults(context: OfflineContext): Promise<readonly Row[]> {
  await using opened = await openBrowser(context, 'install', (await context.demo()).url);
  await visitWithWorker(opened.page, '/');
  const session = await opened.context.newCDPSession(opened.page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const { errors } = await session.send('Page.getAppManifest');
  return [
    row({ name: 'reasons against installing', value: installabilityErrors.length, unit: 'errors', goal: exactly(0) }),
    row({ name: 'faults of the manifest', value: errors.length, unit: 'errors', goal: exactly(0) }),
  ];
}

/** One run of each page; `npm run lighthouse` makes several. */
async function scores(context: OfflineContext): Promise<readonly Row[]> {
  const { url } = await context.demo();
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const found = await runLighthouse(`${url}${path}`);
    for (const category of CATEGORIES) {
      const goal = atLeast(BAR[category]);
      rows.push(row({ name: `Lighthouse ${category}, ${name} page`, value: found[category], unit: 'points', goal }));
    }
  }
  return rows;
}
