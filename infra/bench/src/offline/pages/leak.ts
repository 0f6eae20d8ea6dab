import {
  askToSignOut,
  dump,
  editJob,
  openWithWorker,
  readGoodbye,
  saveThisPage,
  signIn,
  tokenOf,
  visit,
} from '@meikan/e2e';
import { DEMO_ACCOUNTS } from '@meikan/local';
import { atLeast, exactly, row } from '../../row.ts';
import type { Measure } from '../measure.ts';
import { openBrowser } from './demo-browser.ts';

const JOB = '灯台守、誰にも見せない版';

/** What is left of an account on a device after it was used there and has signed out. */
export const leak: Measure = {
  goal: 'G12',
  about: 'left of an account after its sign-out',
  async run(context) {
    await using opened = await openBrowser(context, 'leak', (await context.demo()).url);
    const { page } = opened;
    await signIn(page, 'general');
    await openWithWorker(page, '/profile/takahashi-kiichi');
    await saveThisPage(page);
    await editJob(page, JOB);
    await page.getByText('同期済み').first().waitFor();
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
