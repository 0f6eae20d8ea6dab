import type { CompanyCard } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { serviceCategoryName } from '../../directory/category-names.ts';
import { Icon, Logo, Section } from '../../ui/index.ts';
import { topTexts } from './texts.ts';

const texts = topTexts.services;

/** What a phone suggests. Which four is not shown there: those that most people use. */
const SUGGESTED = 4;

const categoryOf = ({ category }: CompanyCard) =>
  category && serviceCategoryName(category.subCategory || category.mainCategory);

type Services = { readonly services: readonly CompanyCard[] };

/** The ten services that most people use, in two rows of five. */
export function PopularServices({ services }: Services) {
  return (
    <ServicesSection title={texts.title}>
      <ServiceRanks services={services} />
    </ServicesSection>
  );
}

/** The phone's suggestion of services, below the search for companies. */
export function SuggestedServices({ services }: Services) {
  return (
    <ServicesSection title={texts.suggested}>
      <ServiceRanks services={services.slice(0, SUGGESTED)} />
    </ServicesSection>
  );
}

/** A section of services with the way to all of them. */
export function ServicesSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section
      title={title}
      action={
        <Link className="more" to="/search-service" search={{}}>
          {texts.all}
          <Icon name="arrow" />
        </Link>
      }
    >
      {children}
    </Section>
  );
}

/** Services in the order of their users, five a row. */
export function ServiceRanks({ services }: Services) {
  return (
    <ol className="rank">
      {services.map((service, index) => (
        <li key={service.id}>
          <i aria-hidden="true">{index + 1}</i>
          <Logo src={service.logo} />
          <Link to="/companies/$id" params={{ id: service.id }} search={{}}>
            <b>{service.name}</b>
            <small>{categoryOf(service)}</small>
            <small>{texts.users(service.userCount)}</small>
          </Link>
        </li>
      ))}
    </ol>
  );
}
