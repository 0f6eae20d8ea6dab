import { declaration, type Holder } from '../../../directory/usage-edit.ts';
import { type Arrival, arrivalOf, enqueue, presentOutbox, type Standing } from '../../../offline/index.ts';
import { usageTypeOf } from '../own-holder.ts';
import { ownerOf } from './logo-form.ts';
import type { Registering } from './registering.ts';
import { serviceOf } from './service-form.ts';

/** Everything that is enqueued; the page is named as its command is, by an id that the form made. */
export type Registration = Pick<Registering, 'id' | 'form' | 'usageType' | 'logo'> & {
  readonly holder: Holder;
};

/** Enqueues the page, and its first usage, which goes after it. The same registration sent again is the same page. */
export async function registerService({ id, holder, form, usageType, logo }: Registration): Promise<Arrival> {
  const service = serviceOf(form);
  const ofCompany = holder.kind === 'company';
  const about = { name: service.name, path: ofCompany ? `/companies/${holder.id}` : `/profile/${holder.id}` };
  const data = { companyId: id, service, ...(ofCompany && { owner: ownerOf(holder.id, logo) }) };
  const page = await enqueue({ type: 'register-service', data, about, id });
  const first = declaration(holder, { id, name: service.name }, usageTypeOf(holder, usageType));
  const usage = await enqueue({ ...first, dependsOn: [id] });
  const arrival = await arrivalOf(page);
  return arrival.kind === 'applied' ? arrivalOf(usage) : arrival;
}

/** What the server said no to goes back into its form, and nothing of it waits any more: its usage goes with it. */
export async function takeBack({ id }: Standing): Promise<void> {
  await (await presentOutbox()).discard([id]);
}
