import type { Profile } from '@meikan/contracts';
import { AsideSection } from '../../../ui/index.ts';
import { Connection } from './connection.tsx';
import { writtenParts } from './contact-parts.ts';
import type { ContactProps } from './contact-props.ts';
import { ContactDm, JobRequest, SideJobs } from './contact-sections.tsx';
import { Talk } from './talk.tsx';
import { contactTexts as texts } from './texts.ts';
import './contact.css';

/** How to come into contact: five sections, each shown to visitors when it says something. */
export function ContactTab(props: ContactProps) {
  const { profile, onEdit } = props;
  return (
    <div className="side tabp">
      <div>
        <Talk {...props} />
        <ContactDm {...props} />
        <SideJobs {...props} />
        <JobRequest {...props} />
        <Connection {...props} />
      </div>
      <aside>{onEdit && <Seen profile={profile} />}</aside>
    </div>
  );
}

/** Tells the owner how much of this others see. */
function Seen({ profile }: { readonly profile: Profile }) {
  return (
    <AsideSection title={texts.seen.title}>
      <p className="sm muted">{texts.seen.visitors(writtenParts(profile))}</p>
    </AsideSection>
  );
}
