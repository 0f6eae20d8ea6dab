import type { Migration } from 'kysely/migration';
import { searchDoc } from './0001-search-doc.ts';

export const searchMigrations: Record<string, Migration> = { '0001-search-doc': searchDoc };
