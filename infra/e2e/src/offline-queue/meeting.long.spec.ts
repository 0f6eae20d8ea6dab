import { expect, test } from 'vitest';
import { FIELDS, meet } from './meeting.ts';
import { queuePerFile } from './queue-per-file.ts';

const opened = queuePerFile({ tabs: 1 });
const fields = Object.entries(FIELDS);
const pairs = fields.flatMap(([mine, editMine]) =>
  fields.map(([theirs, editTheirs]) => ({ mine, editMine, theirs, editTheirs })),
);

test.each(pairs)(
  'F37 $mine on the phone and $theirs on the laptop are asked about when they are the same, else kept',
  async ({ mine, editMine, theirs, editTheirs }) => {
    const queue = opened();
    const { id } = queue.person;
    const met = await meet(queue, editMine(id, `${theirs}_phone`), editTheirs(id, `${mine}_laptop`));
    const wanted = mine === theirs ? { fields: [mine], isMine: false } : { fields: [], isMine: true };
    expect(met).toEqual({ ...wanted, isTheirs: true });
  },
);
