import { Link } from '@tanstack/react-router';
import { AsideSection, Icon, Item, List, Logo } from '../../../ui/index.ts';
import { profileTexts as texts } from '../texts.ts';
import type { OverviewProps } from './overview-tab.tsx';

const usageWord = (usageType: string): string | null =>
  usageType === 'private' || usageType === 'company' ? texts.usage[usageType] : null;

/** The newest services that the person uses. */
export function ServicesAside({ profile, editable, slots }: OverviewProps) {
  const { useServices, useServiceCount, username } = profile;
  if (useServiceCount === 0 && !editable) return null;
  return (
    <AsideSection title={texts.sections.services}>
      {useServices.length === 0 && <p className="faint sm">{texts.noServices}</p>}
      <List>
        {useServices.map(({ id, name, logo, usageType }) => (
          <Item
            key={id}
            centred
            picture={<Logo src={logo} size="s" />}
            title={
              <Link to="/companies/$id" params={{ id }}>
                {name}
              </Link>
            }
            end={<span className="xs faint">{usageWord(usageType)}</span>}
          />
        ))}
      </List>
      <div className="row sp saside">
        {useServiceCount > 0 && (
          <Link className="more" to="/profile/$id" params={{ id: username }} search={keepingPreview}>
            {texts.allServices(useServiceCount)}
            <Icon name="arrow" />
          </Link>
        )}
        {slots.addService({ profile, editable })}
      </div>
    </AsideSection>
  );
}

/** Leads to the tab of services, still as a visitor sees it when that is how the page is looked at. */
function keepingPreview({ preview }: { readonly preview?: true }) {
  return preview ? { preview, tab: 'web_service' } : { tab: 'web_service' };
}
