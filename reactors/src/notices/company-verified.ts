import { companyId } from '@meikan/domain';
import { type DomainRecorded, streams } from '@meikan/event-log';
import type { Reactor } from '../reactor.ts';
import { companyVerifiedMail } from './mails.texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An import carries the times of what it repeats: what was issued long before it was written is nobody's news. */
const isOld = ({ recordedAt, metadata }: DomainRecorded): boolean =>
  Date.parse(recordedAt) - Date.parse(metadata.issuedAt) > DAY_MS;

/** Tells the owners of a page that an admin has verified it. */
export const tellCompanyVerified: Reactor = {
  name: 'tell-company-verified',
  categories: ['company'],
  async react(recorded, { handler, mailer, publicUrl, addressOf }) {
    if (recorded.type !== 'company-verified' || isOld(recorded)) return;
    const id = companyId(recorded.stream.slice('company-'.length));
    const [page, members] = await Promise.all([
      handler.load(streams.company(id)),
      handler.load(streams.companymembers(id)),
    ]);
    if (page.state.status !== 'registered') return;
    const mail = companyVerifiedMail(page.state.sections.basics.name, `${publicUrl}/companies/${id}`);
    for (const owner of members.state.owners) {
      const to = await addressOf(owner);
      if (to !== null) await mailer.send({ to, ...mail });
    }
  },
};
