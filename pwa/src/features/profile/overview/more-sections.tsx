import type { Profile } from '@meikan/contracts';
import { catalogueLabel } from '@meikan/domain';
import {
  Badge,
  Button,
  buttonClass,
  Empty,
  ExternalMark,
  HangingSection,
  Icon,
  Item,
  List,
} from '../../../ui/index.ts';
import { shortAddress } from '../short-address.ts';
import { profileTexts as texts } from '../texts.ts';
import { Entry } from './entry.tsx';
import type { OverviewProps } from './overview-tab.tsx';

/** Recommended things, other links, and the casual talk. */
export function MoreSections(props: OverviewProps) {
  const { profile, onEdit } = props;
  const { readingResources: resources, variousLinks: links } = profile;
  return (
    <>
      <Entry title={texts.sections.resources} section="resources" onEdit={onEdit} filled={resources.length > 0}>
        <div className="rsrc">
          <Resources resources={resources} />
        </div>
      </Entry>
      <Entry title={texts.sections.links} section="links" onEdit={onEdit} filled={links.length > 0}>
        <ul className="links3">
          {links.map(({ linkName, linkUrl }) => (
            <li key={`${linkName} ${linkUrl}`}>
              <a href={linkUrl} title={linkUrl} target="_blank" rel="noopener nofollow ugc">
                <Icon name="external" />
                <span>
                  {linkName}
                  <small>{shortAddress(linkUrl)}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Entry>
      <Talk {...props} />
    </>
  );
}

function Resources({ resources }: { readonly resources: Profile['readingResources'] }) {
  return (
    <List>
      {resources.map(({ name, category, url, comment }) => (
        <Item
          key={`${category} ${name}`}
          picture={
            <span className="rsc">
              <Badge>{catalogueLabel('reading_resource_categories', category) ?? category}</Badge>
            </span>
          }
          title={
            url ? (
              <a href={url} target="_blank" rel="noopener nofollow ugc">
                {name}
              </a>
            ) : (
              name
            )
          }
          description={comment}
        />
      ))}
    </List>
  );
}

/** Seen when there is a link; its owner sees how to add one (individual-side 2). */
function Talk({ profile, onEdit }: OverviewProps) {
  const link = profile.casualTalk?.link;
  if (link) {
    return (
      <Entry title={texts.sections.talk} section="talk" onEdit={onEdit} filled>
        <a className={buttonClass()} href={link} target="_blank" rel="noopener nofollow ugc">
          <Icon name="calendar" />
          {texts.talk.open}
          <ExternalMark />
        </a>
        <p className="xs faint address" title={link}>
          {shortAddress(link)}
        </p>
      </Entry>
    );
  }
  if (!onEdit) return null;
  return (
    <HangingSection title={texts.sections.talk}>
      <Empty
        title={texts.talk.none}
        action={
          <Button size="s" onClick={() => onEdit('talk')}>
            <Icon name="plus" />
            {texts.talk.add}
          </Button>
        }
      >
        {texts.talk.noneBody}
      </Empty>
    </HangingSection>
  );
}
