import { Link } from '@tanstack/react-router';
import { AsideSection, Icon, Item, List, Logo } from '../../../ui/index.ts';
import { profileTexts as texts } from '../texts.ts';
import type { OverviewProps } from './overview-props.ts';

const usageWord = (usageType: string): string | null =>
  usageType === 'private' || usageType === 'company' ? texts.usage[usageType] : null;

const TABS = [
  ['web_service', 'web'],
  ['business_service', 'business'],
] as const;

/** The newest services that the person uses, and the ways to all of them: their tabs stand in no strip. */
export function ServicesAside({ slots, ...viewed }: OverviewProps) {
  const { profile, editable } = viewed;
  const { useServices, useServiceCount, serviceCounts, username } = profile;
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
      <div className="row row-w sp saside">
        {TABS.filter(([, tab]) => serviceCounts[tab] > 0).map(([key, tab]) => (
          <Link key={key} className="more" to="/profile/$id" params={{ id: username }} search={tabOf(key)}>
            <span>{texts.allServices[tab](serviceCounts[tab])}</span>
            <Icon name="arrow" />
          </Link>
        ))}
        {slots.addService(viewed)}
      </div>
    </AsideSection>
  );
}

/** Leads to a tab of services, still as a visitor sees it when that is how the page is looked at. */
const tabOf =
  (tab: string) =>
  ({ preview }: { readonly preview?: true }) =>
    preview ? { preview, tab } : { tab };
