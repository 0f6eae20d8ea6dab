import { type Company, type CompanyFields, companyChanges, type Shown } from '@meikan/contracts';
import { sameValue } from '@meikan/domain';
import type { FieldErrors } from '../../../api/field-errors.ts';
import { asQueued, enqueue } from '../../../offline/index.ts';
import type { Control, EditedField } from './control.ts';
import { CONTROLS } from './controls/all.ts';
import { type Draft, draftOf, faultsOf, labelsOf, tidied, type Wire, wireOf } from './draft.ts';

/** A company's page with what its forms begin with, as those who may edit it are answered. */
export type Editable = Company & { readonly fields: CompanyFields };

/** The form of a section: a draft for each of its fields. */
export type SectionDraft = Readonly<Record<string, Draft>>;
export type SectionBody = Readonly<Record<string, Wire>>;

const controlOf = (field: EditedField): Control => CONTROLS[field];

/** Pictures that are still on their way are named as edits name them. */
const asJson = (value: unknown): Wire => asQueued(JSON.parse(JSON.stringify(value ?? null)));

/** The form of some fields: where it begins, what is left of it on save, what it sends, and what is wrong with it. */
export const sectionForm = (fields: readonly EditedField[]) => ({
  begin: (page: Editable): SectionDraft =>
    Object.fromEntries(fields.map((field) => [field, draftOf(controlOf(field), asJson(page.fields[field]))])),
  tidy: (draft: SectionDraft): SectionDraft =>
    Object.fromEntries(fields.map((field) => [field, tidied(controlOf(field), draft[field] ?? '')])),
  body: (draft: SectionDraft): SectionBody =>
    Object.fromEntries(fields.map((field) => [field, wireOf(controlOf(field), draft[field] ?? '')])),
  check: (draft: SectionDraft): FieldErrors =>
    Object.assign({}, ...fields.map((field) => faultsOf(controlOf(field), draft[field] ?? '', field))),
  labels: Object.fromEntries(fields.flatMap((field) => Object.entries(labelsOf(controlOf(field), field)))),
});

/** What of a body differs from the page: only that is sent, so that edits of different fields never meet. */
export function changedFields(body: object, page: Editable) {
  const before = new Map(Object.entries(page.fields));
  const changed = Object.entries(companyChanges.parse(body)).filter(
    ([field, value]) => !sameValue(asJson(value), asJson(before.get(field))),
  );
  return companyChanges.parse(Object.fromEntries(changed));
}

/** A page in the words of the queue. */
export const aboutOf = ({ id, name }: Company) => ({ name, path: `/companies/${id}` });

/** Enqueues the fields of a page that were changed. Answers the row's id; `null` when nothing was. */
export const savePage =
  (page: Editable) =>
  async (body: object, id: string, shown: Shown = { company: page }): Promise<string | null> => {
    const changes = changedFields(body, page);
    if (Object.keys(changes).length === 0) return null;
    const data = { companyId: page.id, changes };
    return enqueue({ type: 'update-company', data, shown, about: aboutOf(page), id });
  };
