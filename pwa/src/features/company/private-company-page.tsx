import type { PrivateCompany } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { OfficialSite } from '../../directory/company-link.tsx';
import { useSession } from '../../session/session.ts';
import { buttonClass, Empty } from '../../ui/index.ts';
import { AskToEdit } from './own-page/ask-to-edit.tsx';
import { companyTexts } from './texts.ts';

const texts = companyTexts.privatePage;

/** A company that is not public shows visitors the way to its official site alone; who previews it as an admin or for the company, also that to its page. */
export function PrivateCompanyPage({ company: { id, name, website } }: { readonly company: PrivateCompany }) {
  const session = useSession();
  const theirs = session.kind === 'account' && (session.role === 'admin' || session.account.companyId === id);
  return (
    <div className="wrap">
      <Empty
        drawing="door"
        level={1}
        title={texts.title}
        action={
          <>
            {website ? (
              <OfficialSite href={website} className={buttonClass({ variant: 'primary' })} />
            ) : (
              <Link className={buttonClass()} to="/search" search={{ kind: 'company' }}>
                {texts.search}
              </Link>
            )}
            {theirs && (
              <Link className={buttonClass()} to="/companies/$id" params={{ id }} search={{}}>
                {texts.open}
              </Link>
            )}
          </>
        }
      >
        {website ? texts.body(name) : texts.bodyWithoutSite(name)}
      </Empty>
      {!theirs && <AskToEdit id={id} />}
    </div>
  );
}
