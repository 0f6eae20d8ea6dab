import type { CommandResult } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { tryNow } from './decide.ts';
import { failed } from './failed.ts';
import { kinds } from './kinds.ts';
import { withoutPicture } from './next-step.ts';
import { PICTURE_TO_COME } from './pictures.ts';
import { isUnsent } from './row.ts';
import { settle } from './settle.ts';
import {
  answered,
  conflict,
  deps,
  edit,
  editArticle,
  idsOf,
  into,
  problem,
  queueOf,
  register,
  rowOf,
  sendAll,
  sentNow,
  star,
} from './testing/rows.ts';

describe('mending a refused command', () => {
  const no = (id: string): CommandResult => ({ id, status: 'refused', problem });
  const refused = (...commands: readonly Command[]) =>
    answered(queueOf(...commands), [no(commands[0]?.id ?? '')]).queue;

  it('F34 sends a mended registration, then what depends on it', () => {
    const made = refused(
      register('1', 'a', { data: { articleId: 'a', article: { articleName: '長', tags: ['本'] } } }),
    );
    const starred = into(made, { ...star('2', 'a', true), dependsOn: ['1'] });
    const mended = into(starred, editArticle('3', 'a', { articleName: '題' }));
    expect(mended.rows.map(({ id, type, status }) => [id, type, status])).toEqual([
      ['3', 'register-article', 'waiting'],
      ['2', 'set-bookmark', 'waiting'],
    ]);
    expect(rowOf(mended, '3').data).toEqual({ articleId: 'a', article: { articleName: '題', tags: ['本'] } });
    expect(sentNow(mended)).toEqual(['3', '2']);
  });

  it("joins it with the rest of the refused change, with each field's first base", () => {
    const first = edit('1', { job: '長', name: 'n' }, { base: { job: 'a', name: 'm' } });
    const mended = into(refused(first), edit('2', { job: '短' }, { seen: '5', base: { job: '長' } }));
    expect(mended.rows).toMatchObject([
      {
        id: '2',
        status: 'waiting',
        seen: '3',
        data: { changes: { job: '短', name: 'n' } },
        base: { job: 'a', name: 'm' },
      },
    ]);
  });

  it('has seen the earlier of the two revisions', () => {
    const later = refused(edit('1', { job: '長' }, { seen: '10' }));
    const seen = (change: string) =>
      into(later, edit('2', { job: '短' }, { seen: change })).rows.map((row) => row.seen);
    expect([seen('9'), seen('11')]).toEqual([['9'], ['10']]);
  });

  it('leaves it beside a change of other fields', () => {
    const mended = into(refused(edit('1', { job: '長' })), edit('2', { name: 'n' }));
    expect(mended.rows.map(({ id, status }) => [id, status])).toEqual([
      ['1', 'standing'],
      ['2', 'waiting'],
    ]);
  });

  it('joins followers that could not be sent', () => {
    const both = into(sendAll(queueOf(edit('1', { job: '長' }))), edit('2', { job: '中', name: 'n' }));
    const { queue } = settle(both, 1, [no('1')], kinds, deps);
    expect(into(queue, edit('3', { job: '短' })).rows).toMatchObject([
      { id: '3', data: { changes: { job: '短', name: 'n' } } },
    ]);
  });

  it('joins what meets its follower only, so that neither passes the other', () => {
    const sent = sendAll(queueOf(edit('1', { job: '長' })));
    const followed = into(sent, edit('2', { name: 'n' }), edit('3', { job: '中', name: 'm' }, { seen: '5' }));
    const { queue } = settle(followed, 1, [no('1')], kinds, deps);
    expect(idsOf(queue.rows)).toEqual(['1', '2', '3']);
    const mended = into(queue, edit('4', { job: '短' }));
    expect(mended.rows.map(({ id, data }) => [id, data])).toEqual([
      ['4', { userId: 'u', changes: { job: '短', name: 'm' } }],
    ]);
  });

  it('leaves conflicts, and what may be in the log', () => {
    const met = answered(queueOf(edit('1', { job: 'a' })), [conflict('1', { job: 'b' })]).queue;
    expect(idsOf(into(met, edit('2', { job: 'c' })).rows)).toEqual(['1', '2']);
    const refusal = { kind: 'not-taken', tooLarge: false, problem } as const;
    const once = failed(sendAll(queueOf(edit('1', { job: 'a' }))), 1, refusal, deps);
    const twice = failed(sendAll(tryNow(once)), 1, refusal, deps);
    expect(idsOf(into(twice, edit('2', { job: 'c' })).rows)).toEqual(['1', '2']);
  });

  it('depends no longer on a replaced picture', () => {
    const showing = (id: string, upload: string) =>
      edit(id, { avatar: `${PICTURE_TO_COME}${upload}` }, { dependsOn: [upload] });
    expect(rowOf(queueOf(showing('1', 'u1'), showing('2', 'u2')), '1').dependsOn).toEqual(['u2']);
    const waits = queueOf(showing('1', 'u1'));
    const lacking = withoutPicture(sendAll(waits), waits.rows.filter(isUnsent), 1);
    expect(rowOf(lacking, '1')).toMatchObject({ status: 'standing', trouble: { kind: 'picture-gone' } });
    const chosen = into(lacking, showing('2', 'u2'));
    expect(chosen.rows).toMatchObject([{ id: '2', status: 'waiting', dependsOn: ['u2'] }]);
  });
});
