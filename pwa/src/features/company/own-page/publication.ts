import { type Company, setPagePublished } from '@meikan/contracts';
import { callApi } from '../../../api/call-api.ts';
import type { CompanyChange } from '../change-company.ts';

/** Whether an owner may show the page or take it out of sight: not what an admin took out of sight. */
export const mayPublish = ({ isPublic, isDraft }: Company): boolean => isPublic || isDraft;

const withPublication = (company: Company, value: boolean): Company => ({
  ...company,
  isPublic: value,
  isDraft: !value,
});

/** An owner's word that the page is shown, or is a draft again. */
export const publication = (id: string, value: boolean): Pick<CompanyChange, 'send' | 'apply' | 'undo'> => ({
  send: () => callApi(setPagePublished, { params: { id }, body: { value } }),
  apply: (company) => withPublication(company, value),
  undo: (company) => withPublication(company, !value),
});
