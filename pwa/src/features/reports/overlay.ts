import { listOwnReports } from '@meikan/contracts';
import type { Views } from '../../offline/index.ts';

/** What waits to be sent is listed with all that waits; here it is asked for once it has arrived. */
export const reportViews: Views = { overlays: [], stale: { 'make-report': [listOwnReports] } };
