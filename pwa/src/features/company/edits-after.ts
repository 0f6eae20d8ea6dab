import {
  type Company,
  companyFieldsOf,
  companySectionsAfter,
  sectionsFromCompany,
  shownCompany,
} from '@meikan/contracts';
import type { OverlayContext, Pending } from '../../offline/index.ts';

type PageEdit = Extract<Pending, { type: 'update-company' }>;

/** Figures are entered by admins: no field of an owner tells them. */
const figuresOf = (company: Company) => {
  const { insuredPersonInPensionService, insuredPersonIncreaseCount, numberWorkerChangePer3Months, totalFinance } =
    company;
  return { insuredPersonInPensionService, insuredPersonIncreaseCount, numberWorkerChangePer3Months, totalFinance };
};

type Note = Extract<Pending, { type: 'set-admin-note' }>;

/** A page with what admins noted of it last; to others it shows none. */
export function notedAfter(company: Company, { pending }: Pick<OverlayContext, 'pending'>): Company {
  if (company.adminNote === undefined) return company;
  const note = pending.findLast(
    (one): one is Note => one.type === 'set-admin-note' && one.data.companyId === company.id,
  );
  return note ? { ...company, adminNote: note.data.changes.adminNote } : company;
}

/** A page with its owner's pending edits, folded by the domain's own rules; one that they refuse is not shown. */
export function editedAfter(company: Company, { pending }: Pick<OverlayContext, 'pending'>): Company {
  const edits = pending.filter(
    (one): one is PageEdit => one.type === 'update-company' && one.data.companyId === company.id,
  );
  const before = company.fields && sectionsFromCompany(company.fields);
  if (edits.length === 0 || !before?.ok) return company;
  const sections = edits.reduce((reached, { data }) => {
    const after = companySectionsAfter(reached, data.changes);
    return after.ok ? after.value : reached;
  }, before.value);
  return { ...company, ...shownCompany(sections), ...figuresOf(company), fields: companyFieldsOf(sections) };
}
