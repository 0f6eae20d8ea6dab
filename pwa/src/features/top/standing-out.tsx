import type { TellingCompany, TopPageData } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { Icon, Section } from '../../ui/index.ts';
import { CompanyList } from './nominated.tsx';
import { topTexts } from './texts.ts';

const texts = topTexts.chosen;

/** Few enough beside each other; the tab of companies shows all of them. */
const FIRST = 3;

type Props = Pick<TopPageData, 'highlightedCompanies' | 'verifiedCompanies'> & {
  /** Those that stand above already. */
  readonly shown: readonly TellingCompany[];
};

/** Highlighted and verified companies beside each other (company-side 2.5). */
export function StandingOut({ highlightedCompanies, verifiedCompanies, shown }: Props) {
  const highlighted = newFirst(highlightedCompanies, shown).slice(0, FIRST);
  const verified = newFirst(verifiedCompanies, [...shown, ...highlighted]).slice(0, FIRST);
  return (
    <div className="cols2">
      <Section title={texts.highlighted} action={<All />}>
        <CompanyList companies={highlighted} columns={1} none={texts.noHighlighted} />
      </Section>
      <Section title={texts.verified} action={<All />}>
        <CompanyList companies={verified} columns={1} none={texts.noVerified} />
      </Section>
    </div>
  );
}

/** The same company three times above each other tells little: those that do not stand there yet come first. */
function newFirst(companies: readonly TellingCompany[], shown: readonly TellingCompany[]): readonly TellingCompany[] {
  const ids = new Set(shown.map(({ id }) => id));
  return companies.toSorted((a, b) => Number(ids.has(a.id)) - Number(ids.has(b.id)));
}

function All() {
  return (
    <Link className="more" to="/" search={{ tab: 'COMPANIES' }}>
      {texts.all}
      <Icon name="arrow" />
    </Link>
  );
}
