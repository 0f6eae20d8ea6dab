import type { TellingCompany } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { Icon, Section } from '../../ui/index.ts';
import { CompanyList } from './nominated.tsx';
import { topTexts } from './texts.ts';

const texts = topTexts.chosen;

type Lists = Readonly<Record<'highlightedCompanies' | 'verifiedCompanies', readonly TellingCompany[]>>;

type Props = {
  readonly lists: Lists;
  /** Those of the lists that stand nowhere else on the page. */
  readonly shown: Lists;
};

/** Highlighted and verified companies beside each other. A list whose companies all stand elsewhere is left out. */
export function StandingOut({ lists, shown }: Props) {
  const isTold = (list: keyof Lists) => shown[list].length > 0 || lists[list].length === 0;
  return (
    <div className="cols2">
      {isTold('highlightedCompanies') && (
        <Section title={texts.highlighted} action={<All />}>
          <CompanyList companies={shown.highlightedCompanies} columns={1} none={texts.noHighlighted} />
        </Section>
      )}
      {isTold('verifiedCompanies') && (
        <Section title={texts.verified} action={<All />}>
          <CompanyList companies={shown.verifiedCompanies} columns={1} none={texts.noVerified} />
        </Section>
      )}
    </div>
  );
}

function All() {
  return (
    <Link className="more" to="/" search={{ tab: 'COMPANIES' }}>
      {texts.all}
      <Icon name="arrow" />
    </Link>
  );
}
