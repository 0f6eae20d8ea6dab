import { type Company, companyPageSections } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { AsideSection, Note } from '../../../ui/index.ts';
import { EditableAside, EditMark } from '../edit/edit-mark.tsx';
import { useEditing } from '../edit/editing.tsx';
import { Links } from './links.tsx';
import { overviewTexts as texts } from './texts.ts';

type Props = { readonly company: Company };

/** Where people read on and apply. The paid plan alone registers them: its owner sees a lock until then. */
export function HiringLinks({ company: { companyHiringUrl, hiringUrl, isPaidAccount } }: Props) {
  const locked = useEditing() !== null && !isPaidAccount;
  const links = [
    { title: texts.companyHiringUrl, url: companyHiringUrl },
    { title: texts.hiringUrl, url: hiringUrl },
  ].flatMap(({ title, url }) => (url === null ? [] : [{ title, url }]));
  if (locked) return <Locked links={links} />;
  return (
    <EditableAside section="hiring-links" filled={links.length > 0}>
      <Links links={links} />
    </EditableAside>
  );
}

/** What was registered before the plan ended stands, and can be taken away. */
function Locked({ links }: Parameters<typeof Links>[0]) {
  const { title, body, more } = texts.paidOnly;
  return (
    <AsideSection
      title={companyPageSections['hiring-links'].title}
      action={links.length > 0 && <EditMark section="hiring-links" />}
    >
      {links.length > 0 && <Links links={links} />}
      <Note icon="lock" title={title}>
        {body}{' '}
        <Link className="link" to="/business/landing">
          {more}
        </Link>
      </Note>
    </AsideSection>
  );
}
