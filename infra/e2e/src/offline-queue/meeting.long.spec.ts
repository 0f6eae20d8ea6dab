import { expect, test } from 'vitest';
import { FIELDS, meet } from './meeting.ts';
import { queuePerTest } from './queue-stage.ts';

const stage = queuePerTest();
const fields = Object.entries(FIELDS);
const pairs = fields.flatMap(([mine, editMine]) =>
  fields.map(([theirs, editTheirs]) => ({ mine, editMine, theirs, editTheirs })),
);

test.each(pairs)(
  'F37 $mine on the phone and $theirs on the laptop are asked about when they are the same, else kept',
  async ({ mine, editMine, theirs, editTheirs }) => {
    const queue = await stage.open([1, 1]);
    const { id } = queue.person;
    const met = await meet(queue, [editMine(id, 'of_phone'), editTheirs(id, 'of_laptop')]);
    const wanted = mine === theirs ? { fields: [mine], isMine: false } : { fields: [], isMine: true };
    expect(met).toEqual({ ...wanted, isTheirs: true });
  },
);
