import type { Profile } from '@meikan/contracts';
import { figure, snsAddress } from '@meikan/domain';
import { shownDate } from '../../../directory/shown-date.ts';
import { AsideSection, EditButton } from '../../../ui/index.ts';
import { shortAddress } from '../short-address.ts';
import { profileTexts as texts } from '../texts.ts';
import type { OverviewProps } from './overview-props.ts';

const KINDS = ['twitter', 'instagram', 'facebook', 'website'] as const;
type Kind = (typeof KINDS)[number];

/** The accounts elsewhere with the follower counts their owner confirmed; a dash where there is none. */
export function SnsAside({ profile, onEdit }: Pick<OverviewProps, 'profile' | 'onEdit'>) {
  const known = KINDS.filter((kind) => profile.sns[kind]);
  if (known.length === 0 && !onEdit) return null;
  const confirmed = known
    .flatMap((kind) => profile.sns[kind]?.confirmedDate ?? [])
    .sort()
    .at(-1);
  return (
    <AsideSection title={texts.sections.sns}>
      <ul className="list sm">
        {(onEdit ? KINDS : known).map((kind) => (
          <Row key={kind} kind={kind} link={profile.sns[kind]} />
        ))}
      </ul>
      {confirmed && <p className="xs faint">{texts.confirmed(shownDate(confirmed))}</p>}
      {onEdit && <EditButton of={texts.sections.sns} onClick={() => onEdit('sns')} />}
    </AsideSection>
  );
}

type RowProps = { readonly kind: Kind; readonly link: Profile['sns'][Kind] };

function Row({ kind, link }: RowProps) {
  const address = link?.value && isOpen(kind, link) ? snsAddress(kind, link.value) : null;
  return (
    <li className="row sns">
      <b className="sns__k">{texts.snsKinds[kind]}</b>
      <span className="faint grow xs address">
        {address ? (
          <a className="link" href={address} title={address} target="_blank" rel="noopener nofollow ugc me">
            {shortAddress(link?.value ?? '')}
          </a>
        ) : (
          (link?.value ?? texts.snsNone)
        )}
      </span>
      <span className="num">{typeof link?.follower === 'number' ? figure(link.follower) : texts.noFigure}</span>
    </li>
  );
}

/** Without a follower count there is nothing to press; a site of one's own has none. */
const isOpen = (kind: Kind, link: NonNullable<RowProps['link']>): boolean =>
  kind === 'website' || link.follower !== null;
