import type { WorkspaceDatasets } from '@meikan/contracts';
import { sql } from 'kysely';
import { all, type Question } from '../route/read-route.ts';
import { c } from '../route/tables.ts';

type Row = {
  readonly dataset: keyof WorkspaceDatasets;
  readonly id: string;
  readonly company: { readonly id: string | null; readonly name: string };
  readonly date: string | null;
  readonly jobTitle: string | null;
  readonly text: string | null;
  readonly persons: number | null;
  readonly change: number | null;
};

/** The latest rows of each dataset that editors keep in a document workspace, `limit` of each. */
export async function findDatasets({ db }: Question, limit: number): Promise<WorkspaceDatasets> {
  const rows = await all(
    sql<Row>`select d.name as dataset, e.entry_id as id, json_build_object('id', ${c.id}, 'name', e.company_name) as company,
      to_char(e.dated, 'YYYY-MM-DD') as date, e.job_title as "jobTitle", e.body as text, e.persons, e.change
      from (values ('new-hires', 'newHires'), ('feelings-after-joining', 'feelingsAfterJoining'),
        ('reasons-for-joining', 'reasonsForJoining'), ('insured-persons', 'insuredPersons')) as d (dataset, name)
      cross join lateral (select * from workspace.entry w where w.dataset = d.dataset
        order by w.dated desc nulls last, w.entry_id limit ${limit}) as e
      left join ${c} on ${c.id} = e.company_id and ${c.is_public}
      order by d.name, e.dated desc nulls last, e.entry_id`,
    db,
  );
  return {
    newHires: rows.filter(of('newHires')).map(newHire),
    feelingsAfterJoining: rows.filter(of('feelingsAfterJoining')).map(told),
    reasonsForJoining: rows.filter(of('reasonsForJoining')).map(told),
    insuredPersons: rows.filter(of('insuredPersons')).map(insured),
  };
}

const of = (name: Row['dataset']) => (row: Row) => row.dataset === name;

// What a dataset is nothing without was there when its row was taken over.
const newHire = ({ id, company, date, jobTitle }: Row) => ({ id, company, date: date ?? '', jobTitle: jobTitle ?? '' });
const told = ({ id, company, date, jobTitle, text }: Row) => ({ id, company, date, jobTitle, text: text ?? '' });
const insured = ({ id, company, date, persons, change }: Row) => ({
  ...{ id, company, change },
  date: date ?? '',
  persons: persons ?? 0,
});
