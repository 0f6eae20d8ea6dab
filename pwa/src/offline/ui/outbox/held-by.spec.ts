import { describe, expect, it } from 'vitest';
import { kinds } from '../../outbox/machine/kinds.ts';
import { waiting } from '../../outbox/machine/row.ts';
import { heldBy } from './own-queue.ts';
import { command, conflict, inflight, profileCommand } from './testing/made-up-rows.ts';

const named = conflict(profileCommand('named', { name: 'a' }), 1, { name: 'b' });
const again = waiting(profileCommand('again', { name: 'c', job: 'd' }), 2);
const job = waiting(profileCommand('job', { livingAddress: 'e' }), 3);
const upload = inflight(command({ id: 'upload', type: 'upload-picture', stream: 'upload' }), 4);
const shown = waiting({ ...profileCommand('shown', { avartar: '' }), dependsOn: ['upload'] }, 5);
const rows = [named, again, job, upload, shown];

describe('what holds a row', () => {
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
