import { describe, expect, it } from 'vitest';
import { kinds } from '../commands/kinds.ts';
import { waiting } from '../outbox/row.ts';
import { heldBy } from './held-by.ts';
import { conflict, inflight, profileWish, wish } from './testing/made-up-rows.ts';

const named = conflict(profileWish('named', { name: 'a' }), 1, { name: 'b' });
const again = waiting(profileWish('again', { name: 'c', job: 'd' }), 2);
const job = waiting(profileWish('job', { livingAddress: 'e' }), 3);
const upload = inflight(wish({ id: 'upload', type: 'upload-picture', stream: 'upload' }), 4);
const shown = waiting({ ...profileWish('shown', { avartar: '' }), dependsOn: ['upload'] }, 5);
const rows = [named, again, job, upload, shown];

describe('what a row waits for', () => {
  it.each([
    ['an earlier edit of the same field', again, named],
    ['nothing, where it edits other fields', job, null],
    ['the picture that it shows', shown, upload],
    ['nothing, while it is on its way', upload, null],
    ['nothing but its person', named, null],
  ])('%s', (_name, row, held) => {
    expect(heldBy(rows, row, kinds)).toBe(held);
  });
});
