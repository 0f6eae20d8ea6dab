import { type CompanyCommand, companyId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { DEMO_ADMIN } from '../demo-accounts.ts';
import type { PackService } from '../pack.ts';
import { serviceCover, serviceLogo } from '../pictures/company-pictures.ts';
import { momentOf, road, type Unit } from '../step.ts';
import { canDoLabels, listedAt } from './company-unit.ts';

function sections(service: PackService): readonly CompanyCommand[] {
  const providedBy = service.companyId === null ? null : companyId(service.companyId);
  const { mainUsage, headQuarterCountryCode, otherNames } = service;
  const website = { label: 'Webサイト', value: service.website, follower: null, confirmedDate: null };
  // Lists run by the followers of the X account; the pack tells their number, not the handle.
  const handle = `@${service.id.replaceAll('-', '_')}`.slice(0, 16);
  const twitter = { label: 'X（旧Twitter）', value: handle, follower: service.followers, confirmedDate: null };
  return [
    {
      type: 'change-company-section',
      data: { section: 'basics', value: { mainUsage, headQuarterCountryCode, providedBy } },
    },
    { type: 'change-company-section', data: { section: 'description', value: { text: service.text } } },
    { type: 'change-company-section', data: { section: 'logo', value: serviceLogo(service) } },
    { type: 'change-company-section', data: { section: 'cover-photo', value: serviceCover(service) } },
    { type: 'change-company-section', data: { section: 'other-names', value: otherNames } },
    { type: 'change-company-section', data: { section: 'can-do', value: canDoLabels(service.canDo) } },
    { type: 'change-company-section', data: { section: 'sns', value: { website, twitter } } },
  ];
}

/** A service's page: a company entity whose category is not that of a company. */
export function serviceUnit(service: PackService): Unit {
  const at = momentOf(listedAt(service.id));
  const stream = streams.company(companyId(service.id));
  const step = road({ stream, actor: { id: DEMO_ADMIN, role: 'admin' }, at });
  const { name, reading, website, description, serviceType, mainCategory, subCategory } = service;
  const category = { serviceType, mainCategory, subCategory };
  const commands: readonly CompanyCommand[] = [
    {
      type: 'register-company',
      data: {
        companyId: companyId(service.id),
        name,
        reading,
        category,
        website,
        description,
        registeredBy: DEMO_ADMIN,
        registeredAt: at,
      },
    },
    ...sections(service),
    { type: 'set-company-flag', data: { flag: 'public', value: true } },
  ];
  return { stage: 'companies', steps: commands.map(step) };
}
