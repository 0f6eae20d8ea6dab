import type { Profile } from '@meikan/contracts';
import { labelIn } from '../../../directory/label-in.ts';
import { DefinitionList } from '../../../ui/index.ts';
import { Entry } from '../overview/entry.tsx';
import type { ContactProps } from './contact-props.ts';
import { Method } from './method.tsx';
import { SupplementalLinks } from './supplemental-links.tsx';
import { contactTexts as texts } from './texts.ts';

type Offer = NonNullable<Profile['jobRequest']>;

const communicationType = labelIn('communication_types');
const jobType = labelIn('side_job_types');

/** What somebody may be written about, and how. */
export function ContactDm({ profile, onEdit }: ContactProps) {
  const { contactDM } = profile;
  return (
    <Entry title={texts.sections.contact} section="contact" onEdit={onEdit} filled={contactDM !== null}>
      {contactDM && (
        <DefinitionList
          entries={[
            { term: texts.communicationType, value: communicationType(contactDM.communicationType) },
            { term: texts.method, value: <Method method={contactDM.preferContactMethod} sns={profile.sns} /> },
            linksOf(contactDM),
          ]}
        />
      )}
    </Entry>
  );
}

/** The work that somebody takes on beside their own. */
export function SideJobs({ profile, onEdit }: ContactProps) {
  const { sideJobsInfo: offer } = profile;
  return (
    <Entry title={texts.sections.sideJobs} section="sideJobs" onEdit={onEdit} filled={offer !== null}>
      {offer && <OfferList offer={offer} of={texts.jobType.sideJobs} profile={profile} />}
    </Entry>
  );
}

/** The work that somebody's company takes on. */
export function JobRequest({ profile, onEdit }: ContactProps) {
  const { jobRequest: offer } = profile;
  return (
    <Entry title={texts.sections.jobRequest} section="jobRequest" onEdit={onEdit} filled={offer !== null}>
      {offer && <OfferList offer={offer} of={texts.jobType.jobRequest} profile={profile} />}
    </Entry>
  );
}

type OfferProps = { readonly offer: Offer; readonly of: string; readonly profile: Profile };

function OfferList({ offer, of, profile }: OfferProps) {
  return (
    <DefinitionList
      entries={[
        { term: of, value: jobType(offer.jobType) },
        { term: texts.method, value: <Method method={offer.preferContactMethod} sns={profile.sns} /> },
        linksOf(offer),
      ]}
    />
  );
}

const linksOf = ({ supplementalLinks: links }: Pick<Offer, 'supplementalLinks'>) => ({
  term: texts.links,
  value: links.length > 0 ? <SupplementalLinks links={links} /> : null,
});
