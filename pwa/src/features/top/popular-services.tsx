import type { CompanyCard } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { serviceCategoryName } from '../../directory/category-names.ts';
import { Icon, Logo, Section } from '../../ui/index.ts';
import { topTexts } from './texts.ts';

const texts = topTexts.services;

const categoryOf = ({ category }: CompanyCard) =>
  category && serviceCategoryName(category.subCategory || category.mainCategory);

/** The ten services that most people use, in two rows of five (company-side 2.5). */
export function PopularServices({ services }: { readonly services: readonly CompanyCard[] }) {
  return (
    <Section
      title={texts.title}
      action={
        <Link className="more" to="/search-service" search={{}}>
          {texts.all}
          <Icon name="arrow" />
        </Link>
      }
    >
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
    </Section>
  );
}
