import type { PrivateCompany } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { OfficialSite } from '../../directory/company-link.tsx';
import { buttonClass, Empty } from '../../ui/index.ts';
import { companyTexts } from './texts.ts';

const texts = companyTexts.privatePage;

/** A company that is not public shows visitors the way to its official site alone (company-side 2.8). */
export function PrivateCompanyPage({ company: { name, website } }: { readonly company: PrivateCompany }) {
  return (
    <div className="wrap">
      <Empty
        drawing="door"
        level={1}
        title={texts.title}
        action={
          website ? (
            <OfficialSite href={website} className={buttonClass({ variant: 'primary' })} />
          ) : (
            <Link className={buttonClass()} to="/search" search={{}}>
              {texts.search}
            </Link>
          )
        }
      >
        {website ? texts.body(name) : texts.bodyWithoutSite(name)}
      </Empty>
    </div>
  );
}
