import { describe, expect, it } from 'vitest';
import { waiting } from '../../outbox/machine/row.ts';
import { pendingState } from './pending.tsx';
import { command, conflict, inflight, profileCommand, standing } from './testing/made-up-rows.ts';

const stream = 'user-kurosaki-mio';
const job = waiting(profileCommand('job', { job: '' }), 1);
const name = conflict(profileCommand('name', { name: '' }), 2, { name: 'x' });
const hobbies = standing(profileCommand('hobbies', { hobbies: [] }), 3, { kind: 'refused', problem: null });
const removal = inflight(command({ id: 'removal', type: 'remove-article', stream: 'article-1' }), 4);
const publication = waiting(
  command({ id: 'publication', type: 'set-profile-published', stream: 'user-sora', data: { value: true } }),
  5,
);
const rows = [job, name, hobbies, removal, publication];

describe('the pending badge', () => {
  it.each([
    ['the worst of all', { stream }, 'failed'],
    ['that of its part', { stream, fields: ['job', 'workFor'] }, 'waiting'],
    ['the worst of its part', { stream, fields: ['job', 'name'] }, 'conflict'],
    ['none where nothing of it waits', { stream, fields: ['tags'] }, null],
    ['that of the whole for each part', { stream: 'article-1', fields: ['tags'] }, 'waiting'],
    ['that of a switch', { stream: 'user-sora', fields: ['name', 'value'] }, 'waiting'],
    ['none for a part that a switch does not turn', { stream: 'user-sora', fields: ['name'] }, null],
    ['none of another thing', { stream: 'user-another' }, null],
  ] as const)('%s', (_name, watched, state) => {
    expect(pendingState(rows, watched)).toBe(state);
  });
});
