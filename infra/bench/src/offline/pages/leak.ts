import {
  askToSignOut,
  dump,
  editJob,
  holdBack,
  letThrough,
  readGoodbye,
  saveThisPage,
  signIn,
  tokenOf,
  visit,
  visitWithWorker,
  waiting,
} from '@meikan/e2e';
import { DEMO_ACCOUNTS } from '@meikan/local';
import { eventually } from '@meikan/testkit';
import { atLeast, exactly, row } from '../../row.ts';
import type { Measure } from '../measure.ts';
import { openBrowser } from './demo-browser.ts';

const DESKTOP = { viewport: { width: 1280, height: 860 } };
const TIMEOUT_MS = 60_000;
const JOB = '灯台守、誰にも見せない版';

/** What is left of an account on a device after it was used there and has signed out. */
export const leak: Measure = {
  goal: 'G12',
  about: 'left of an account after its sign-out',
  async run(context) {
    await using opened = await openBrowser(context, 'leak', (await context.demo()).url, DESKTOP);
    const { page } = opened;
    await signIn(page, 'general');
    await visitWithWorker(page, '/profile/takahashi-kiichi');
    await saveThisPage(page);
    await holdBack(page);
    await editJob(page, JOB);
    await letThrough(page);
    await page.reload();
    await eventually(async () => (await waiting(page)) === 0, { within: TIMEOUT_MS });
    const token = await tokenOf(page);
    // A page of nobody's, so that no visitor's copy of a public page is taken for a trace.
    await visit(page, '/terms');
    const marks = [DEMO_ACCOUNTS.general.email, 'kurosaki-mio', JOB, token];
    const before = tracesIn(await dump(page), marks);
    await askToSignOut(page);
    await readGoodbye(page);
    const after = tracesIn(await dump(page), marks);
    return [
      row({ name: 'naming the account while it is signed in', value: before, unit: 'bytes', goal: atLeast(1) }),
      row({ name: 'naming the account after its sign-out', value: after, unit: 'bytes', goal: exactly(0) }),
    ];
  },
};

/** Bytes of everything stored that names the account in any way. */
function tracesIn(stored: string, marks: readonly string[]): number {
  const lines = stored.split('\n').filter((line) => marks.some((mark) => line.includes(mark)));
  return lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
}
