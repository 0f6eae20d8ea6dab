import type { CompanyCard } from '@meikan/contracts';
import { figure } from '@meikan/domain';
import { Link } from '@tanstack/react-router';
import { BriefButton } from '../../directory/brief/brief-button.tsx';
import { serviceCategoryName } from '../../directory/category-names.ts';
import { CompanyMore, CompanyName } from '../../directory/company-link.tsx';
import { countryName } from '../../directory/country-name.ts';
import { Badge, Highlight, Icon, Meta } from '../../ui/index.ts';
import { ServiceLogo } from './service-logo.tsx';
import { serviceTexts as texts } from './texts.ts';

type Props = {
  readonly service: CompanyCard;
  /** What was looked for; marked in name and description. */
  readonly text: string;
  /** How the reader uses it; `undefined` when not. */
  readonly usage: string | undefined;
};

/** A service of the list: logo, views, users, name, seal, relation, category, country, words, way on. */
export function ServiceCard({ service, text, usage }: Props) {
  const { category, canDo, overview, footprintUserCount, userCount, headQuarterCountryCode: country } = service;
  return (
    <li className="item svc">
      <ServiceLogo src={service.logo} category={category?.mainCategory} />
      <div className="item__b">
        <p className="item__t">
          <CompanyName company={service}>
            <Highlight text={service.name} part={text} />
          </CompanyName>
          <Relation usage={usage} />
        </p>
        <Meta
          parts={[
            category && serviceCategoryName(category.subCategory || category.mainCategory),
            country && countryName(country),
            footprintUserCount > 0 && (
              <Count
                key="views"
                icon="eye"
                shown={figure(footprintUserCount)}
                spoken={texts.views(footprintUserCount)}
              />
            ),
            userCount > 0 && (
              <Count key="users" icon="user" shown={texts.users(userCount)} spoken={texts.usersSpoken(userCount)} />
            ),
          ]}
        />
        <p className="item__d">
          <Highlight text={overview} part={text} />
        </p>
        <div className="row sp item__foot">
          <CanDo tags={canDo} />
          <CompanyMore company={service} label={texts.open} />
        </div>
      </div>
      <BriefButton company={service} />
    </li>
  );
}

type Usage = keyof typeof texts.relations;

const isUsage = (usage: string): usage is Usage => Object.hasOwn(texts.relations, usage);

function Relation({ usage }: Pick<Props, 'usage'>) {
  return usage !== undefined && isUsage(usage) && <Badge icon="check">{texts.relations[usage]}</Badge>;
}

type CountProps = { readonly icon: 'eye' | 'user'; readonly shown: string; readonly spoken: string };

function Count({ icon, shown, spoken }: CountProps) {
  return (
    <>
      <Icon name={icon} />
      <span aria-hidden="true">{shown}</span>
      <span className="sr">{spoken}</span>
    </>
  );
}

function CanDo({ tags }: { readonly tags: readonly string[] }) {
  return (
    <div className="tags">
      {tags.map((tag) => (
        <Link className="tag" key={tag} to="/tag-search" search={{ canDo: tag }}>
          {tag}
        </Link>
      ))}
    </div>
  );
}
