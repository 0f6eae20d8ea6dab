import type { Company } from '@meikan/domain';

/** What the owners of a page may know of it: all but what admins note among themselves. */
export function withoutNote(company: Company): Company {
  if (company.status !== 'registered') return company;
  return { ...company, sections: { ...company.sections, 'admin-note': null } };
}
