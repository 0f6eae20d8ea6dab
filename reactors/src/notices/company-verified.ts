import { companyId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import type { Reactor } from '../reactor.ts';
import { companyVerifiedMail } from './mails.texts.ts';

/** Tells the owners of a page that an admin has verified it. What the demo or an import did is nobody's news. */
export const tellCompanyVerified: Reactor = {
  name: 'tell-company-verified',
  categories: ['company'],
  async react(recorded, { handler, mailer, publicUrl, addressOf }) {
    if (recorded.type !== 'company-verified' || recorded.metadata.actor.role === 'system') return;
    const id = companyId(recorded.stream.slice('company-'.length));
    const [page, members] = await Promise.all([
      handler.load(specs.company, streams.company(id)),
      handler.load(specs.companymembers, streams.companymembers(id)),
    ]);
    if (page.state.status !== 'registered') return;
    const mail = companyVerifiedMail(page.state.sections.basics.name, `${publicUrl}/companies/${id}`);
    for (const owner of members.state.owners) {
      const to = await addressOf(owner);
      if (to !== null) await mailer.send({ to, ...mail });
    }
  },
};
