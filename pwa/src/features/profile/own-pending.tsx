import { usePresent } from '../../offline/index.ts';
import { Pending } from '../../offline/ui/outbox/pending.tsx';
import type { SectionKey } from './sections.ts';

/** The fields of PUT /api/users, PATCH update-sns and PUT work-experiences that a section's dialog writes, but the basics. */
export const FIELDS_OF: { readonly [S in Exclude<SectionKey, 'basics'>]: readonly string[] } = {
  work: ['workExperiences'],
  schools: ['schoolHistory'],
  workStyles: ['workStyles'],
  hobbies: ['hobbies'],
  resources: ['readingResources'],
  links: ['variousLinks'],
  sns: ['website', 'twitter', 'facebook', 'instagram'],
  levels: ['categoryLevel'],
  x: ['twitter'],
  talk: ['casualTalk', 'meetyInfo'],
  contact: ['contactDM'],
  sideJobs: ['sideJobsInfo'],
  jobRequest: ['jobRequest'],
  connection: ['investmentSupport'],
  investment: ['investmentSupport'],
};

/** Beside a part of one's own profile: that its last edit has not arrived yet. */
export function OwnPending({ fields }: { readonly fields: readonly string[] }) {
  const account = usePresent((present) => present.account);
  return account && <Pending stream={`user-${account}`} fields={fields} />;
}
