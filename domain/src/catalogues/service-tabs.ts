import { type CatalogueKey, smallCatalogues } from './keys.ts';

type ServiceType = CatalogueKey<'service_taxonomy'>;

/**
 * The service types under the two service tabs of a profile: the first lists every service that the
 * person uses, the second businesses alone.
 */
export const SERVICE_TABS = {
  web: smallCatalogues.service_taxonomy,
  business: ['business_service', 'local_business', 'business_company'],
} as const satisfies Readonly<Record<string, readonly ServiceType[]>>;

export type ServiceTab = keyof typeof SERVICE_TABS;

/** Whether services of a type stand under a tab. */
export const standsUnder = (tab: ServiceTab, serviceType: string): boolean =>
  SERVICE_TABS[tab].some((type) => type === serviceType);
