import { Button, buttonClass, Icon, type IconName, Section } from '../../ui/index.ts';
import { identityPages } from './identity-pages.ts';
import { accountTexts as texts } from './texts.ts';

/** How one signs in, and the way out of this device. */
export function SecuritySection({ onSignOut }: { readonly onSignOut: () => void }) {
  const pages = identityPages();
  return (
    <Section title={texts.security}>
      {pages === null ? (
        <p className="sm muted">{texts.elsewhere}</p>
      ) : (
        <>
          <ChangeRow href={pages.password} icon="key" label={texts.password} note={texts.passwordNote} />
          <ChangeRow href={pages.secondFactor} icon="lock" label={texts.secondFactor} note={texts.secondFactorNote} />
          <ChangeRow href={pages.email} icon="mail" label={texts.changeEmail} note={texts.changeEmailNote} />
        </>
      )}
      <div className="acc__row">
        <Button icon="signOut" onClick={onSignOut}>
          {texts.signOut}
        </Button>
        <p className="sm muted">{texts.signOutNote}</p>
      </div>
    </Section>
  );
}

type Change = { readonly href: string; readonly icon: IconName; readonly label: string; readonly note: string };

function ChangeRow({ href, icon, label, note }: Change) {
  return (
    <div className="acc__row">
      <a className={buttonClass()} href={href}>
        <Icon name={icon} />
        {label}
      </a>
      <p className="sm muted">{note}</p>
    </div>
  );
}
