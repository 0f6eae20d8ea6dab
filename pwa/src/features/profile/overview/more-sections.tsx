import type { Profile } from '@meikan/contracts';
import { catalogueLabel } from '@meikan/domain';
import { Badge, Item, List } from '../../../ui/index.ts';
import { Talk } from '../contact/talk.tsx';
import { profileTexts as texts } from '../texts.ts';
import { Entry } from './entry.tsx';
import { LinksSection } from './links-section.tsx';
import type { OverviewProps } from './overview-props.ts';

/** Recommended things, other links, and the casual talk. */
export function MoreSections(props: OverviewProps) {
  const { profile, onEdit } = props;
  const { readingResources: resources } = profile;
  return (
    <>
      <Entry title={texts.sections.resources} section="resources" onEdit={onEdit} filled={resources.length > 0}>
        <div className="rsrc">
          <Resources resources={resources} />
        </div>
      </Entry>
      <LinksSection {...props} />
      <Talk profile={profile} onEdit={onEdit} />
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
