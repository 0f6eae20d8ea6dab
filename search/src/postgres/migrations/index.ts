import type { Migration } from 'kysely/migration';
import { searchDoc } from './0001-search-doc.ts';
import { facts } from './0002-facts.ts';
import { facets } from './0003-facets.ts';
import { whose } from './0004-whose.ts';

export const searchMigrations: Record<string, Migration> = {
  '0001-search-doc': searchDoc,
  '0002-facts': facts,
  '0003-facets': facets,
  '0004-whose': whose,
};
