import { instant } from '@meikan/domain';

/** When everything in these tests is sent. */
export const AT = instant('2026-11-21T12:00:00.000Z');
