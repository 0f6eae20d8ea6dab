import { profileTexts } from '../texts.ts';
import { Entry } from './entry.tsx';
import type { OverviewProps } from './overview-props.ts';

/** What the person says of themselves; blank lines part paragraphs. */
export function AboutSections({ profile, onEdit }: OverviewProps) {
  const paragraphs = profile.introduction.split(/\n{2,}/);
  return (
    <Entry
      title={profileTexts.sections.introduction}
      section="basics"
      fields={['overview']}
      onEdit={onEdit}
      filled={profile.introduction !== ''}
    >
      <div className="prose">
        {paragraphs.map((paragraph, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text have no other identity
          <p key={position}>{paragraph}</p>
        ))}
      </div>
    </Entry>
  );
}
