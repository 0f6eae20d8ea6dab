import { type Company, type CompanyFields, companyChanges, type Shown } from '@meikan/contracts';
import { changedFields } from '../../../editing/form/form.ts';
import { enqueue } from '../../../offline/index.ts';

/** A company's page with what its forms begin with, as those who may edit it are answered. */
export type Editable = Company & { readonly fields: CompanyFields };

/** A page in the words of the queue. */
export const aboutOf = ({ id, name }: Company) => ({ name, path: `/companies/${id}` });

/** Enqueues the fields of a page that were changed. Answers the row's id; `null` when nothing was. */
export const savePage =
  (page: Editable) =>
  async (body: unknown, id: string, shown: Shown = { company: page }): Promise<string | null> => {
    const changes = changedFields(companyChanges, body, page.fields);
    if (Object.keys(changes).length === 0) return null;
    const data = { companyId: page.id, changes };
    return enqueue({ type: 'update-company', data, shown, about: aboutOf(page), id });
  };
