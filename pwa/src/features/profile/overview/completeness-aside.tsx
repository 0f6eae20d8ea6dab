import { Link } from '@tanstack/react-router';
import { AsideSection, Icon } from '../../../ui/index.ts';
import { completenessOf } from '../completeness.ts';
import { profileTexts } from '../texts.ts';
import type { OverviewProps } from './overview-props.ts';

const texts = profileTexts.completeness;
/** More would be a burden instead of a next step. */
const SUGGESTED = 3;

/** How much is written and what to write next; gone when nothing is missing. */
export function CompletenessAside({ profile, onEdit }: OverviewProps) {
  const { done, all, missing } = completenessOf(profile);
  if (missing.length === 0 || !onEdit) return null;
  return (
    <AsideSection title={profileTexts.sections.completeness}>
      <p className="sm muted">{texts.progress(done, all)}</p>
      <progress className="written" value={done} max={all} aria-label={texts.label} />
      <ul className="sm">
        {missing.slice(0, SUGGESTED).map(({ part, lead }) => (
          <li key={part} className="row todo">
            <Icon name="ring" />
            {lead === 'services' ? (
              <Link
                className="link"
                to="/profile/$id"
                params={{ id: profile.username }}
                search={{ tab: 'web_service' }}
              >
                {texts.todo[part]}
              </Link>
            ) : (
              <button type="button" className="link" onClick={() => onEdit(lead)}>
                {texts.todo[part]}
              </button>
            )}
          </li>
        ))}
      </ul>
    </AsideSection>
  );
}
