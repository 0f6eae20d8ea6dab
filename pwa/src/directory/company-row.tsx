import type { CompanyCard } from '@meikan/contracts';
import type { ReactNode } from 'react';
import { Item, Logo } from '../ui/index.ts';
import { BriefButton } from './brief/brief-button.tsx';
import { CompanyName } from './company-link.tsx';
import { directoryTexts as texts } from './texts.ts';

type Props = {
  readonly company: CompanyCard;
  /** A figure at the right end, when the list is about one. */
  readonly end?: ReactNode;
  /** Small facts beside place and size: the relation that the list is about. */
  readonly facts?: readonly ReactNode[];
};

/** A company in a list: logo, name, what it does, where it is and how many work there. */
export function CompanyRow({ company, end, facts = [] }: Props) {
  return (
    <Item
      picture={<Logo src={company.logo} />}
      title={<CompanyName company={company} />}
      description={company.overview}
      meta={[company.location, company.size !== null && texts.staff(company.size), ...facts]}
      end={
        <>
          {end}
          <BriefButton company={company} />
        </>
      }
    />
  );
}
