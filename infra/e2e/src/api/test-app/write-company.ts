import { accountId, type CompanyCommand, type CompanyFlag, companyId, type FreeSectionChange } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { AT, type Tell } from './tell.ts';

export type CompanyFacts = {
  readonly name?: string;
  readonly public?: boolean;
  readonly size?: number;
  readonly website?: string;
  /** The company that offers it. */
  readonly providedBy?: string;
  /** What kind of page it is: a web service unless told. */
  readonly category?: keyof typeof CATEGORIES;
};

const CATEGORIES = {
  web_service: { serviceType: 'web_service', mainCategory: 'sns_community', subCategory: null },
  business_service: { serviceType: 'business_service', mainCategory: 'communication_collab', subCategory: null },
  business_company: { serviceType: 'business_company', mainCategory: 'it_company', subCategory: null },
} as const;

/** Short words for a company's or a service's own page. */
export function writeCompany(tell: Tell) {
  const told = (id: string, command: CompanyCommand) => tell(streams.company(companyId(id)), command);
  const section = (id: string, data: FreeSectionChange) => told(id, { type: 'change-company-section', data });
  const flag = (id: string, name: CompanyFlag, value = true) =>
    told(id, { type: 'set-company-flag', data: { flag: name, value } });
  return {
    section,
    flag,
    verify: (id: string) => told(id, { type: 'set-company-verified', data: { verified: true, reason: null } }),
    publish: (id: string, value: boolean) => flag(id, 'public', value),
    company: async (id: string, { category = 'web_service', ...facts }: CompanyFacts = {}) => {
      await told(id, {
        type: 'register-company',
        data: {
          companyId: companyId(id),
          name: facts.name ?? `会社${id}`,
          reading: null,
          category: CATEGORIES[category],
          website: facts.website ?? 'https://example.com',
          description: `${id}の説明です。`,
          registeredBy: accountId('registrar'),
          registeredAt: AT,
        },
      });
      if (facts.size !== undefined) await section(id, { section: 'company-size', value: facts.size });
      if (facts.providedBy !== undefined) {
        await section(id, { section: 'basics', value: { providedBy: companyId(facts.providedBy) } });
      }
      if (facts.public !== false) await flag(id, 'public');
    },
    followers: (id: string, follower: number) =>
      section(id, {
        section: 'sns',
        value: { twitter: { label: 'X', value: `@${id}`, follower, confirmedDate: null } },
      }),
  };
}
