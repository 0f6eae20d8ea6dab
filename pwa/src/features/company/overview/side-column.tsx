import { type Company, listCompanyServices, type RelatedCompany } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { apiQuery } from '../../../api/api-query.ts';
import { ROWS } from '../../../api/page-of.ts';
import { asVisitor } from '../../../api/preview.ts';
import { CompanyName } from '../../../directory/company-link.tsx';
import { AsideSection, Logo, Thumb } from '../../../ui/index.ts';
import { EditableAside } from '../edit/edit-mark.tsx';
import { RelationBadges } from '../lists/relation-badges.tsx';
import { Months } from '../sections/offer.tsx';
import { TabLink } from '../tab-link.tsx';
import { FactList } from './fact-list.tsx';
import { Materials } from './materials.tsx';
import { overviewTexts as texts } from './texts.ts';

export type OverviewProps = { readonly company: Company; readonly preview: boolean };

/** How many related companies and services the column shows before the link to all. */
const SHORT_LIST = ROWS.overview.short;

/** The side column of the overview: facts and what is short. */
export function SideColumn({ company, preview }: OverviewProps) {
  const { id, canDo, companyHistory, serviceType, openingPositions, achievements } = company;
  // The number of positions is the company's own word; here stand those that it has put up.
  const jobsHere = company.counts.contents.job ?? 0;
  const facts = texts.facts[serviceType === 'business_company' ? 'company' : 'service'];
  return (
    <aside>
      <AsideSection title={facts}>
        <FactList company={company} />
      </AsideSection>
      {openingPositions !== null && openingPositions > 0 && (
        <AsideSection title={texts.jobs}>
          <p className="sm">{texts.jobsCount(openingPositions)}</p>
          {jobsHere > 0 && (
            <TabLink id={id} tab={13} preview={preview}>
              {texts.jobsHere(jobsHere)}
            </TabLink>
          )}
        </AsideSection>
      )}
      <EditableAside section="can-do" filled={canDo.length > 0}>
        <CanDo tags={canDo} />
      </EditableAside>
      <Materials company={company} />
      <ShortList company={company} preview={preview} list="company-relative" />
      <ShortList company={company} preview={preview} list="company-using" />
      <EditableAside section="company-history" title={texts.history} filled={companyHistory.length > 0}>
        <ol className="years">
          {companyHistory.map(({ date, text }) => (
            <li key={`${date} ${text}`}>
              <b>{date.slice(0, 4)}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </EditableAside>
      <EditableAside section="achievements" filled={achievements.length > 0}>
        <Months rows={achievements} />
      </EditableAside>
      <Photos company={company} preview={preview} />
    </aside>
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

const LISTS = {
  'company-relative': { title: texts.related, tab: 9, countOf: ({ counts }: Company) => counts.relatedCompanies },
  'company-using': { title: texts.usedServices, tab: 5, countOf: ({ counts }: Company) => counts.usedServices },
} as const;

function ShortList({ company, preview, list }: OverviewProps & { readonly list: keyof typeof LISTS }) {
  const { title, tab, countOf } = LISTS[list];
  const { id } = company;
  const count = countOf(company);
  const short = { type: list, size: String(SHORT_LIST), ...asVisitor(preview) };
  const query = apiQuery(listCompanyServices, { params: { id }, query: short });
  const { data } = useQuery({ ...query, enabled: count > 0 });
  if (!data || data.payload.length === 0) return null;
  return (
    <AsideSection title={title}>
      <ul className="list">
        {data.payload.map((other) => (
          <ShortRow key={other.id} other={other} />
        ))}
      </ul>
      {count > SHORT_LIST && (
        <TabLink id={id} tab={tab} preview={preview}>
          {texts.all(count, texts.units.items)}
        </TabLink>
      )}
    </AsideSection>
  );
}

function ShortRow({ other }: { readonly other: RelatedCompany }) {
  return (
    <li className="item item-c short">
      <Logo src={other.logo} size="s" />
      <p className="item__b sm">
        <b>
          <CompanyName company={other} />
        </b>
      </p>
      <RelationBadges types={other.relativeType} />
    </li>
  );
}

/** At most three photographs are shown. */
const SHOWN_PHOTOS = 3;

function Photos({ company, preview }: OverviewProps) {
  const { id, name, otherPhotos } = company;
  return (
    <EditableAside section="other-photos" filled={otherPhotos.length > 0}>
      <div className="photos">
        {otherPhotos.slice(0, SHOWN_PHOTOS).map((photo, index) => (
          <Thumb key={photo} src={photo} alt={texts.photo(name, index + 1)} />
        ))}
      </div>
      {otherPhotos.length > SHOWN_PHOTOS && (
        <TabLink id={id} tab={27} preview={preview}>
          {texts.all(otherPhotos.length, texts.units.photos)}
        </TabLink>
      )}
    </EditableAside>
  );
}
