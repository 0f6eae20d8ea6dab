import { listTopUsingServices } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { SkeletonList } from '../../ui/index.ts';
import { NarrowedCompanies } from './narrowed-companies.tsx';
import { narrowToServiceUsers } from './narrowing.ts';
import { ServiceRanks, ServicesSection } from './popular-services.tsx';
import { topTexts } from './texts.ts';

const texts = topTexts.usedServices;

/** The first five business services. */
const FIRST = { explore: 'business-service', limit: '5' } as const;

/** What companies use: the business services that most use, and the selected companies that tell what they use. */
export function UsedServices() {
  const services = useQuery(apiQuery(listTopUsingServices, { query: FIRST }));
  return (
    <>
      <ServicesSection title={texts.title}>
        <Asked query={services} waiting={<SkeletonList rows={5} />}>
          {({ payload }) => <ServiceRanks services={payload} />}
        </Asked>
      </ServicesSection>
      <NarrowedCompanies title={texts.companies} none={texts.none} narrow={narrowToServiceUsers} />
    </>
  );
}
