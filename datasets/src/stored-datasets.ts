import type { Database } from '@meikan/platform';
import type { Dataset, Entry } from './datasets.ts';

/** What it took to make the copy equal to its source. */
export type Changes = { readonly added: number; readonly changed: number; readonly removed: number };

/** The copy of the datasets that the top page is read from. */
export type Datasets = {
  /** Makes the dataset equal to `entries`, in one statement: readers see all of it or nothing. */
  replace(dataset: Dataset, entries: readonly Entry[]): Promise<Changes>;
};

/** Rows that are equal already are left alone, so that running twice writes nothing. */
const REPLACE = `with given as (
    select * from jsonb_to_recordset($2::jsonb) as g (id text, "companyName" text, "companyId" text, date date,
      "jobTitle" text, text text, persons integer, change integer)
  ), gone as (
    delete from workspace.entry e where e.dataset = $1 and not exists (select from given g where g.id = e.entry_id) returning true
  ), put as (
    insert into workspace.entry as e (dataset, entry_id, company_name, company_id, dated, job_title, body, persons, change)
    select $1, g.* from given g
    on conflict (dataset, entry_id) do update set company_name = excluded.company_name, company_id = excluded.company_id,
      dated = excluded.dated, job_title = excluded.job_title, body = excluded.body, persons = excluded.persons, change = excluded.change
    where (e.company_name, e.company_id, e.dated, e.job_title, e.body, e.persons, e.change) is distinct from
      (excluded.company_name, excluded.company_id, excluded.dated, excluded.job_title, excluded.body, excluded.persons, excluded.change)
    returning xmax = 0 as is_new
  ) select (select count(*)::int from put where is_new) as added, (select count(*)::int from put where not is_new) as changed,
    (select count(*)::int from gone) as removed`;

export const openDatasets = ({ pool }: Database): Datasets => ({
  async replace(dataset, entries) {
    const { rows } = await pool.query<Changes>(REPLACE, [dataset, JSON.stringify(entries)]);
    const [changes] = rows;
    if (changes === undefined) throw new Error('a statement that counts answered nothing');
    return changes;
  },
});
