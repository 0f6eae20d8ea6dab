import { companyCommands } from '@meikan/contracts';
import { serviceTaxonomy } from '@meikan/domain';
import { type FieldErrors, fieldErrors } from '../../../api/field-errors.ts';
import { registerTexts as texts } from './texts.ts';

/** Step 1 of registering a service, as it is typed. `serviceType` only says which list of categories is shown. */
export type ServiceForm = {
  readonly name: string;
  readonly serviceType: string;
  /** The key of a main or of a sub category. */
  readonly category: string;
  readonly description: string;
  readonly website: string;
};

export const SERVICE_TYPES = serviceTaxonomy.map(({ key, label }) => ({ value: key as string, label }));

/** Begins with the name that was looked for and not found. */
export const emptyForm = (name: string): ServiceForm => ({
  ...{ name, serviceType: 'web_service', category: '', description: '', website: '' },
});

/** A category belongs to one type: with another type another one has to be chosen. */
export function written(form: ServiceForm, changes: Partial<ServiceForm>): ServiceForm {
  const { serviceType = form.serviceType } = changes;
  const category = serviceType === form.serviceType ? form.category : '';
  return { ...form, category, ...changes };
}

/** All are required before the way on opens. */
export const isComplete = ({ name, category, description, website }: ServiceForm): boolean =>
  [name, category, description, website].every((text) => text.trim() !== '');

/** The categories of a type in groups; what fits none of a group's is of the group as a whole. */
export function categoriesOf(serviceType: string) {
  const branch = serviceTaxonomy.find(({ key }) => key === serviceType);
  return (branch?.mainCategories ?? []).map(({ key, label, subCategories }) => ({
    label,
    options: [...subCategories, { key, label: texts.wholeOf(label) }].map((one) => ({
      value: one.key,
      label: one.label,
    })),
  }));
}

/** What is registered of it. */
export const serviceOf = ({ name, category, description, website }: ServiceForm) => ({
  ...{ name: name.trim(), category, description, website: website.trim() },
});

/** What is wrong with it, by the rules that the server has. */
export const faultsOf = (form: ServiceForm): FieldErrors =>
  fieldErrors(companyCommands['register-service'].schema.shape.service, serviceOf(form));
