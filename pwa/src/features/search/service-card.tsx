import type { CallAnswer, searchCompanies } from '@meikan/contracts';
import { figure } from '@meikan/domain';
import { Link } from '@tanstack/react-router';
import { BriefButton } from '../../directory/brief/brief-button.tsx';
import { serviceCategoryName } from '../../directory/category-names.ts';
import { CompanyMore, CompanyName } from '../../directory/company-link.tsx';
import { countryName } from '../../directory/country-name.ts';
import { type Match, matchOf } from '../../directory/match.ts';
import { Badge, Highlight, Icon, Meta } from '../../ui/index.ts';
import { ServiceLogo } from './service-logo.tsx';
import { serviceTexts as texts } from './texts.ts';

type Found = CallAnswer<typeof searchCompanies>[number];

type Props = {
  readonly service: Found;
  /** What was looked for; why it was found is marked. */
  readonly text: string;
  /** How the reader uses it; `undefined` when not. */
  readonly usage: string | undefined;
};

/** A service of the list: logo, views, users, name, seal, relation, category, country, why it was found, words, way on. */
export function ServiceCard({ service, text, usage }: Props) {
  const { category, canDo, overview } = service;
  const match = matchOf(service.matched, text, [service.name, categoryNameOf(service)]);
  return (
    <li className="item svc">
      <ServiceLogo src={service.logo} category={category?.mainCategory} />
      <div className="item__b">
        <p className="item__t">
          <CompanyName company={service}>
            <Highlight text={service.name} marks={match.marks} />
          </CompanyName>
          <Relation usage={usage} />
        </p>
        <Facts service={service} match={match} />
        <p className="item__d">
          <Highlight text={match.sentence ?? overview} marks={match.marks} />
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

const categoryNameOf = ({ category }: Found): string =>
  category === null ? '' : serviceCategoryName(category.subCategory || category.mainCategory);

function Facts({ service, match: { facts, marks } }: { readonly service: Found; readonly match: Match }) {
  const { footprintUserCount: views, userCount: users, headQuarterCountryCode: country } = service;
  const category = categoryNameOf(service);
  return (
    <Meta
      parts={[
        category && <Highlight key="category" text={category} marks={marks} />,
        country && countryName(country),
        ...facts.map((fact) => <Highlight key={fact} text={fact} marks={marks} />),
        views > 0 && <Count key="views" icon="eye" shown={figure(views)} spoken={texts.views(views)} />,
        users > 0 && <Count key="users" icon="user" shown={texts.users(users)} spoken={texts.usersSpoken(users)} />,
      ]}
    />
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
