import { type Edit, edits } from '@meikan/chaos';
import { type Queue, standing } from './queue-per-file.ts';

/** One edit for each kind of field of a profile. */
export const FIELDS: Readonly<Record<string, (id: string, value: string) => Edit>> = {
  job: (id, value) => edits.profile(id, { job: value }),
  workFor: (id, value) => edits.profile(id, { workFor: value }),
  livingAddress: (id, value) => edits.profile(id, { livingAddress: value }),
  overview: (id, value) => edits.profile(id, { overview: value }),
  twitter: (id, value) => edits.sns(id, value.replaceAll('-', '_')),
  workExperiences: (id, value) => edits.work(id, value),
};

/** Their person looks at the profile, and edits a field without a network while another device edits one; what became of both. */
export async function meet(queue: Queue, mine: Edit, theirs: Edit) {
  const { device, person } = queue;
  await device.withHooks((hooks) => hooks.shown(person, 'profile'));
  device.options.proxy.offline = true;
  await queue.make(mine);
  await queue.elsewhere(theirs);
  await queue.settle();
  const asked = await standing(device);
  const fields = asked.flatMap(({ trouble }) => trouble?.fields ?? []);
  for (const { id } of asked) {
    await device.withHooks((hooks) => hooks.decide(id, Object.fromEntries(fields.map((field) => [field, 'theirs']))));
  }
  const last = async ({ sets }: Edit) => {
    const [[field, value] = []] = Object.entries(sets);
    return (await queue.written(`user-${person.id}`, field ?? '')).at(-1) === value;
  };
  return { fields, isMine: await last(mine), isTheirs: await last(theirs) };
}
