import type { CommandResult, JsonObject } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { enqueue } from './enqueue.ts';
import { kinds } from './kinds.ts';
import type { Applied } from './row.ts';
import {
  answered,
  edit,
  editArticle,
  idsOf,
  into,
  problem,
  queueOf,
  register,
  rowOf,
  sendAll,
  star,
} from './testing/rows.ts';

describe('joining unsent commands', () => {
  it('keeps the last of several sets, in the place of the first', () => {
    const queue = queueOf(star('1', 'a', true), edit('2', { job: 'x' }), star('3', 'a', false));
    expect(idsOf(queue.rows)).toEqual(['1', '2']);
    expect(rowOf(queue, '1').data).toMatchObject({ value: false });
  });

  it("joins changes of a thing, with each field's first base", () => {
    const first = edit('1', { job: 'b', name: 'n' }, { base: { job: 'a', name: 'm' } });
    const queue = queueOf(first, edit('2', { job: 'c', workFor: 'w' }, { base: { job: 'b', workFor: null } }));
    expect(queue.rows).toHaveLength(1);
    expect(rowOf(queue, '1')).toMatchObject({
      data: { changes: { job: 'c', name: 'n', workFor: 'w' } },
      base: { job: 'a', name: 'm', workFor: null },
    });
  });

  it('folds changes of a new thing into its registration', () => {
    const queue = queueOf(register('1', 'a'), editArticle('2', 'a', { articleName: '改題' }));
    expect(queue.rows).toHaveLength(1);
    expect(rowOf(queue, '1').data).toMatchObject({ article: { articleName: '改題' } });
  });

  it('leaves a sent command, which may be in the log under its id', () => {
    const onTheWay = sendAll(queueOf(star('1', 'a', true), edit('2', { job: 'a' })));
    expect(idsOf(into(onTheWay, star('3', 'a', false), edit('4', { job: 'b' })).rows)).toEqual(['1', '2', '3', '4']);
  });

  it('leaves edits made on different revisions apart', () => {
    expect(queueOf(edit('1', { job: 'a' }), edit('2', { name: 'b' }, { seen: '5' })).rows).toHaveLength(2);
  });
});

it('keeps the last command of each setting of a stream', () => {
  const relate = (id: string, relativeType: string, value: boolean) => ({
    ...star(id, 'a', value),
    ...{ type: 'set-relation', stream: 'relation-c_d', data: { companyId: 'c', otherId: 'd', relativeType, value } },
  });
  const queue = queueOf(relate('1', 'PARTNER', true), relate('2', 'INVESTOR', true), relate('3', 'PARTNER', false));
  expect(queue.rows.map(({ data }) => [data.relativeType, data.value])).toEqual([
    ['PARTNER', false],
    ['INVESTOR', true],
  ]);
});

describe('a set amid changes of fields', () => {
  const publish = (id: string, value: boolean): Command => ({
    ...star(id, 'a', value),
    ...{ type: 'set-profile-published', stream: 'user-u', data: { value } },
  });

  it('stays behind what was changed before it, also when it is sent again', () => {
    const queue = queueOf(publish('1', true), edit('2', { job: 'x' }), publish('3', false), publish('4', true));
    expect(idsOf(queue.rows)).toEqual(['2', '3']);
    expect(rowOf(queue, '3').data).toEqual({ value: true });
  });

  it('is not passed by what is changed after it', () => {
    const queue = queueOf(edit('1', { job: 'x' }), publish('2', false), edit('3', { name: 'y' }));
    expect(idsOf(queue.rows)).toEqual(['1', '2', '3']);
  });
});

describe('a field that a later set leaves out', () => {
  const of = (id: string, type: string, told: JsonObject): Command => ({
    ...star(id, 'a', true),
    ...{ type, stream: 'usage-u_s', data: { holder: { kind: 'user', id: 'u' }, serviceId: 's', ...told } },
  });
  const declare = (id: string, told: JsonObject) => of(id, 'declare-usage', { usageType: 'private', ...told });

  it('is kept in the command that replaces it', () => {
    const queue = queueOf(declare('1', { comment: '毎日使う' }), declare('2', { usageType: 'company' }));
    expect(queue.rows.map(({ id, data }) => [id, data.usageType, data.comment])).toEqual([
      ['1', 'company', '毎日使う'],
    ]);
    const cleared = into(queue, declare('3', { usageType: 'company', comment: null }));
    expect(cleared.rows.map(({ data }) => data.comment)).toEqual([null]);
  });

  it('is kept by the command after a refused one', () => {
    const refused: CommandResult = { id: '1', status: 'refused', problem };
    const { queue } = answered(queueOf(declare('1', { comment: '毎日使う' })), [refused]);
    expect(into(queue, declare('2', { usageType: 'company' })).rows.map(({ id, data }) => [id, data.comment])).toEqual([
      ['2', '毎日使う'],
    ]);
  });

  it('is sent before a command that cannot hold it', () => {
    const taken = queueOf(declare('1', { since: '2024-02' }), of('2', 'withdraw-usage', {}));
    expect(idsOf(taken.rows)).toEqual(['1', '2']);
    const back = into(taken, declare('3', { restore: true }));
    expect(back.rows.map(({ id, type, data }) => [id, type, data.since])).toEqual([
      ['1', 'declare-usage', '2024-02'],
      ['2', 'declare-usage', '2024-02'],
    ]);
  });

  it('does not carry over to another setting', () => {
    const queue = queueOf(
      declare('1', {}),
      of('2', 'judge-usage', { verdict: 'hidden' }),
      declare('3', { usageType: 'company' }),
    );
    expect(queue.rows.map(({ id, type }) => [id, type])).toEqual([
      ['1', 'declare-usage'],
      ['2', 'judge-usage'],
    ]);
    const related = { ...of('1', 'set-relation', { relativeType: 'PARTNER', value: true }), stream: 'relation-c_d' };
    const judged = { ...of('2', 'judge-relation', { verdict: 'confirmed' }), stream: 'relation-c_d' };
    expect(idsOf(queueOf(related, judged).rows)).toEqual(['1', '2']);
  });
});

it('F30 enqueueing the same command again changes nothing', () => {
  const command = edit('1', { job: 'a' });
  expect(queueOf(...Array.from({ length: 50 }, () => command)).rows).toHaveLength(1);
  const applied: Applied = { command, seq: 1, revision: '4', position: null, made: null };
  expect(enqueue(queueOf(), command, 2, [applied], kinds).queue.rows).toEqual([]);
});

it('enqueueing after an applied edit has seen its revision', () => {
  const came: Applied = { command: edit('1', { job: 'a' }), seq: 1, revision: '4', position: null, made: null };
  const { queue } = enqueue(queueOf(), edit('2', { name: 'b' }), 2, [came], kinds);
  expect(rowOf(queue, '2').seen).toBe('4');
  // Another's edit came between: what was seen is what was shown, and the server shall say so.
  const rebased: Applied = { ...came, command: edit('1', { job: 'a' }, { seen: '7' }), revision: '8' };
  expect(rowOf(enqueue(queueOf(), edit('2', { name: 'b' }), 2, [rebased], kinds).queue, '2').seen).toBe('3');
});
