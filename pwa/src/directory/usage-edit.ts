import type { QueuedInput } from '@meikan/contracts';
import type { Edit } from '../offline/index.ts';

type Declared = QueuedInput['declare-usage'];
export type Holder = Declared['holder'];
/** A service as it is named where somebody says that they use it. */
export type NamedService = { readonly id: string; readonly name: string };

const about = ({ id, name }: NamedService) => ({ name, path: `/companies/${id}` });

/** A person's or a company's word that they use a service. */
export const declaration = (
  holder: Holder,
  service: NamedService,
  usageType: Declared['usageType'],
): Edit<'declare-usage'> => ({
  type: 'declare-usage',
  data: { holder, serviceId: service.id, usageType },
  about: about(service),
});

/** It takes its withdrawal back: as it was declared before. */
export function restoration(...declared: Parameters<typeof declaration>): Edit<'declare-usage'> {
  const edit = declaration(...declared);
  return { ...edit, data: { ...edit.data, restore: true } };
}

/** Their word that they do not, or no longer. */
export const withdrawal = (holder: Holder, service: NamedService): Edit<'withdraw-usage'> => ({
  type: 'withdraw-usage',
  data: { holder, serviceId: service.id },
  about: about(service),
});
