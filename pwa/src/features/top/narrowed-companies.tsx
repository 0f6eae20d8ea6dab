import type { TellingCompany } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Asked } from '../../directory/asked.tsx';
import { Section, SkeletonList } from '../../ui/index.ts';
import { CompanyList } from './nominated.tsx';
import { topTexts } from './texts.ts';
import { topQuery } from './top-query.ts';

type Props = {
  readonly title: string;
  /** Said where none is left. */
  readonly none: string;
  readonly narrow: (companies: readonly TellingCompany[]) => readonly TellingCompany[];
  /** Drawn instead of the plain list. */
  readonly draw?: (companies: readonly TellingCompany[]) => ReactNode;
};

/** The selected companies of the top page, narrowed. */
export function NarrowedCompanies({ title, none, narrow, draw = plainly }: Props) {
  const top = useQuery(topQuery);
  const companies = top.data && narrow(top.data.payload.nominatedCompanies);
  return (
    <Section title={title} note={companies && topTexts.kindPage.count(companies.length)}>
      <Asked query={top} waiting={<SkeletonList rows={4} />}>
        {({ payload }) => {
          const kept = narrow(payload.nominatedCompanies);
          return kept.length === 0 ? <p className="muted">{none}</p> : draw(kept);
        }}
      </Asked>
    </Section>
  );
}

const plainly = (companies: readonly TellingCompany[]) => <CompanyList companies={companies} />;
