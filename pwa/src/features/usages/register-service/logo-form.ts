import { companyCommands, type QueuedInput } from '@meikan/contracts';
import { type FieldErrors, fieldErrors } from '../../../api/field-errors.ts';

type Owner = NonNullable<QueuedInput['register-service']['owner']>;

/** What a company's owner is asked in the second step: the service's logo, and whether they may use it. */
export type LogoForm = {
  /** The address of the picture, or what stands for one that is still to be uploaded. */
  readonly photo: string | null;
  readonly copyright: boolean;
};

export const NO_LOGO: LogoForm = { photo: null, copyright: false };

/** The word on its rights is about one picture: with another one it is asked for anew. */
export const withLogo = (logo: LogoForm, changes: Partial<LogoForm>): LogoForm =>
  changes.photo === undefined ? { ...logo, ...changes } : { ...NO_LOGO, photo: changes.photo };

/** What an owner adds to the registration, in the name of their company. */
export const ownerOf = (companyId: string, { photo, copyright }: LogoForm): Owner => ({ companyId, photo, copyright });

/** What is wrong with it, by the rules that the server has. */
export function logoFaultsOf(companyId: string, logo: LogoForm): FieldErrors {
  const { owner } = companyCommands['register-service'].schema.shape;
  return fieldErrors(owner, ownerOf(companyId, logo));
}
