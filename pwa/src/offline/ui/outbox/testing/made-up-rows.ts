import type { JsonObject } from '@meikan/contracts';
import type { Command } from '../../../outbox/machine/command.ts';
import { type Row, type Trouble, waiting } from '../../../outbox/machine/row.ts';

/** A command of 黒崎 澪, made up; what is not given is of no matter. */
export function command(given: Partial<Command> & { readonly id: string }): Command {
  return {
    type: 'update-profile',
    v: 1,
    stream: 'user-kurosaki-mio',
    data: { userId: 'kurosaki-mio', changes: {} },
    base: {},
    seen: '7',
    issuedAt: '2026-11-21T01:42:00.000Z',
    dependsOn: [],
    about: { name: '黒崎 澪', path: '/profile/kurosaki-mio' },
    ...given,
  };
}

/** An edit of the profile's fields. */
export const profileCommand = (id: string, changes: JsonObject, base: JsonObject = {}): Command =>
  command({ id, data: { userId: 'kurosaki-mio', changes }, base });

export const standing = (of: Command, seq: number, trouble: Trouble): Row => ({
  ...waiting(of, seq),
  ...{ status: 'standing', trouble, attempts: 1 },
});

export const inflight = (of: Command, seq: number): Row => ({
  ...waiting(of, seq),
  ...{ status: 'inflight', epoch: 1, sent: true, attempts: 1 },
});

/** The same fields were changed elsewhere meanwhile. */
export const conflict = (of: Command, seq: number, theirs: JsonObject | null): Row =>
  standing(of, seq, {
    kind: 'conflict',
    fields: theirs === null ? ['*'] : Object.keys(theirs),
    theirs: { revision: '9', fields: theirs, changedAt: '2026-11-21T02:51:00.000Z', by: 'other' },
  });

export const problem = (detail: string, errors: readonly { field: string; message: string }[] = []) => ({
  ...{ type: 'about:blank', status: 422, code: 'invalid', title: detail, detail, payload: detail },
  errors: errors.map(({ field, message }) => ({ field, code: 'invalid', message })),
});
