import type { TopPageData } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { Icon, Section } from '../../ui/index.ts';
import { CompanyList } from './nominated.tsx';
import { topTexts } from './texts.ts';

const texts = topTexts.chosen;

/** Few enough beside each other; the tab of companies shows all of them. */
const FIRST = 3;

type Props = Pick<TopPageData, 'highlightedCompanies' | 'verifiedCompanies'>;

/** Highlighted and verified companies beside each other (company-side 2.5). */
export function StandingOut({ highlightedCompanies: highlighted, verifiedCompanies: verified }: Props) {
  return (
    <div className="cols2">
      <Section title={texts.highlighted} action={<All />}>
        <CompanyList companies={highlighted.slice(0, FIRST)} columns={1} none={texts.noHighlighted} />
      </Section>
      <Section title={texts.verified} action={<All />}>
        <CompanyList companies={verified.slice(0, FIRST)} columns={1} none={texts.noVerified} />
      </Section>
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
