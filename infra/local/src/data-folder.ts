import { join, resolve } from 'node:path';
import type { Configuration } from '@meikan/platform';
import { PWA_ROOT } from '@meikan/pwa';

/** MEIKAN_DATA, else `.data` beside the root's package.json. */
export function dataFolderOf({ data }: Pick<Configuration, 'data'>): string {
  return resolve(data.folder ?? join(PWA_ROOT, '../.data'));
}
