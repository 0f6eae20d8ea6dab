import { Button, Icon, IconButton } from '../../../ui/index.ts';
import { shortAddress } from '../short-address.ts';
import { profileTexts as texts } from '../texts.ts';
import { Entry } from './entry.tsx';
import type { OverviewProps } from './overview-props.ts';

/** Other links, three a row on wide screens; their owner changes one by one or all together. */
export function LinksSection({ profile: { variousLinks: links }, onEdit }: OverviewProps) {
  return (
    <Entry title={texts.sections.links} section="links" onEdit={onEdit} filled={links.length > 0}>
      <ul className="links3">
        {links.map(({ linkName, linkUrl }, position) => (
          <li key={`${linkName} ${linkUrl}`}>
            <a href={linkUrl} title={linkUrl} target="_blank" rel="noopener nofollow ugc">
              <Icon name="external" />
              <span>
                <span>{linkName}</span>
                <small>{shortAddress(linkUrl)}</small>
              </span>
            </a>
            {onEdit && (
              <IconButton icon="pen" label={texts.link.edit(linkName)} onClick={() => onEdit(`link-${position}`)} />
            )}
          </li>
        ))}
      </ul>
      {onEdit && (
        <Button icon="plus" size="s" onClick={() => onEdit('link-new')}>
          {texts.link.add}
        </Button>
      )}
    </Entry>
  );
}
