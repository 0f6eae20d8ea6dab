import type { CompanyCard } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Badge, Button, buttonClass, Icon, Item, Logo, Seal } from '../../ui/index.ts';
import { CompanySwitches } from './company-switches.tsx';
import { adminTexts } from './texts.ts';

const texts = adminTexts.companies;

type Props = { readonly company: CompanyCard };

/** A company or service: how it stands, its history, and its switches on demand. */
export function CompanyRow({ company }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Item
      picture={<Logo src={company.logo} />}
      title={<Name company={company} />}
      description={company.overview}
      meta={[company.location]}
      foot={
        <div className="admin__r">
          <div className="row row-w">
            <Button icon="filter" size="s" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
              <span aria-hidden="true">{texts.settings}</span>
              <span className="sr">{texts.settingsOf(company.name)}</span>
            </Button>
            <Link
              to="/admin/audit"
              search={{ kind: 'company', id: company.id }}
              className={buttonClass({ size: 's', variant: 'quiet' })}
              aria-label={texts.historyOf(company.name)}
            >
              <Icon name="history" />
              {texts.history}
            </Link>
          </div>
          <div id={id}>{open && <CompanySwitches id={company.id} name={company.name} />}</div>
        </div>
      }
    />
  );
}

function Name({ company: { id, name, isVerified, isPublic } }: Props) {
  return (
    <>
      <Link to="/companies/$id" params={{ id }} search={{}}>
        {name}
      </Link>
      {isVerified && <Seal />}
      {!isPublic && (
        <Badge tone="shu" icon="lock">
          {texts.hidden}
        </Badge>
      )}
    </>
  );
}
