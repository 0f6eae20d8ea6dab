import { type Device, type Edit, edits } from '@meikan/chaos';
import { arrived, deviceOf, type Queue, rowsOf } from './queue-stage.ts';

/** One edit for each kind of field of a profile. */
export const FIELDS: Readonly<Record<string, (id: string, value: string) => Edit>> = {
  job: (id, value) => edits.profile(id, { job: value }),
  workFor: (id, value) => edits.profile(id, { workFor: value }),
  livingAddress: (id, value) => edits.profile(id, { livingAddress: value }),
  overview: (id, value) => edits.profile(id, { overview: value }),
  twitter: (id, value) => edits.sns(id, value.replaceAll('-', '_')),
  workExperiences: (id, value) => edits.work(id, value),
};

/** The edits of a device that wait for their person. */
export const standing = async (device: Device) => (await rowsOf(device)).filter(({ status }) => status === 'standing');

/** What a device shows of the profile of its person. */
export const shownProfile = (queue: Queue, device: Device) =>
  device.atDoor((door) => door.shown(queue.person, 'profile')) as Promise<Readonly<Record<string, unknown>>>;

/** Two devices edit a field each without knowing of the other, the phone's edit arrives later; what became of both. */
export async function meet(queue: Queue, [mine, theirs]: readonly [Edit, Edit]) {
  const [phone, laptop] = [deviceOf(queue), deviceOf(queue, 1)];
  // The laptop waits for what it wrote last, and then the phone is told of it too.
  await shownProfile(queue, laptop);
  await shownProfile(queue, phone);
  phone.options.proxy.offline = true;
  await queue.make(phone, mine);
  await queue.make(laptop, theirs);
  await arrived(laptop);
  await queue.settle();
  const asked = await standing(phone);
  const fields = asked.flatMap(({ trouble }) => trouble?.fields ?? []);
  for (const { id } of asked) {
    await phone.atDoor((door) => door.decide(id, Object.fromEntries(fields.map((field) => [field, 'theirs']))));
  }
  const last = async ({ sets }: Edit) => {
    const [[field, value] = []] = Object.entries(sets);
    return (await queue.written(`user-${queue.person.id}`, field ?? '')).at(-1) === value;
  };
  return { fields, isMine: await last(mine), isTheirs: await last(theirs) };
}
