import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../session/session.ts';
import { Badge, ExternalMark, Icon, Seal } from '../ui/index.ts';
import { directoryTexts as texts } from './texts.ts';

type Listed = {
  readonly id: string;
  readonly name: string;
  readonly isPublic: boolean;
  readonly isVerified: boolean;
  readonly website: string | null;
};

type NameProps = { readonly company: Listed; readonly children?: ReactNode };

/** The name of a listed company with its seal. One that is not public has no page to visitors. */
export function CompanyName({ company, children = company.name }: NameProps) {
  const opens = useOpensPage(company);
  return (
    <>
      {opens ? (
        <Link to="/companies/$id" params={{ id: company.id }} search={{}}>
          {children}
        </Link>
      ) : (
        <span>{children}</span>
      )}
      <CompanyMarks company={company} />
    </>
  );
}

/** What stands behind a company's name: its seal, and that it is not public. */
export function CompanyMarks({ company }: { readonly company: Pick<Listed, 'isVerified' | 'isPublic'> }) {
  return (
    <>
      {company.isVerified && (
        <>
          {' '}
          <Seal />
        </>
      )}
      {!company.isPublic && (
        <Badge icon="lock" tone="shu">
          {texts.private}
        </Badge>
      )}
    </>
  );
}

type MoreProps = { readonly company: Listed; readonly label: string };

/** The way on from a card: to its page, or to the official site when the page is not public. */
export function CompanyMore({ company, label }: MoreProps) {
  if (useOpensPage(company)) {
    return (
      <Link className="more" to="/companies/$id" params={{ id: company.id }} search={{}}>
        {label}
        <Icon name="arrow" />
      </Link>
    );
  }
  return company.website && <OfficialSite href={company.website} />;
}

/** A link to a company's own site, in a new tab. */
export function OfficialSite({ href, className = 'more' }: { readonly href: string; readonly className?: string }) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener nofollow">
      {texts.officialSite}
      <ExternalMark />
    </a>
  );
}

/** Whether the reader is led to a company's page: one that is not public opens to admins alone. */
export function useOpensPage({ isPublic }: Pick<Listed, 'isPublic'>): boolean {
  const session = useSession();
  return isPublic || (session.kind === 'account' && session.role === 'admin');
}
