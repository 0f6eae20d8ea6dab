import { type Company, getCompany, type PrivateCompany } from '@meikan/contracts';
import { apiQuery } from '../../api/api-query.ts';
import { asVisitor } from '../../api/preview.ts';

/** The query of a company's page. */
export const companyQuery = (id: string, preview: boolean) =>
  apiQuery(getCompany, { params: { id }, query: asVisitor(preview) });

/** Whether the whole page was answered: one that is not public shows its name and site alone. */
export const isWhole = (answer: Company | PrivateCompany): answer is Company => 'isOwner' in answer;
