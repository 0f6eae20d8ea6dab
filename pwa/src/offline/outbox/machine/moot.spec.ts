import type { CommandResult } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import { tryNow } from './decide.ts';
import { withoutMoot } from './dependents.ts';
import { failed } from './failed.ts';
import { kinds } from './kinds.ts';
import { withoutPicture } from './next-step.ts';
import { PICTURE_TO_COME } from './pictures.ts';
import { isUnsent, type Queue } from './row.ts';
import { settle } from './settle.ts';
import {
  answered,
  deps,
  edit,
  editArticle,
  idsOf,
  into,
  problem,
  queueOf,
  register,
  removeArticle,
  rowOf,
  sendAll,
  sentNow,
  star,
} from './testing/rows.ts';

describe('removing a thing', () => {
  it('drops an unsent thing with its dependents', () => {
    const shown = edit('2', { job: 'x' }, { dependsOn: ['1'] });
    const queue = queueOf(register('1', 'a'), shown, star('3', 'b', true), removeArticle('4', 'a', 'absent'));
    expect(idsOf(queue.rows)).toEqual(['3']);
  });

  it('is sent when a refused registration may be on the server', () => {
    const refusal = { kind: 'not-taken', tooLarge: false, problem } as const;
    const once = failed(sendAll(queueOf(register('1', 'a'))), 1, refusal, deps);
    expect(idsOf(into(once, removeArticle('2', 'a', 'absent')).rows)).toEqual(['1', '2']);
    const twice = failed(sendAll(tryNow(once)), 1, refusal, deps);
    expect(idsOf(into(twice, removeArticle('2', 'a', 'absent')).rows)).toEqual(['2']);
    const tooLarge = failed(sendAll(queueOf(register('1', 'a'))), 1, { ...refusal, tooLarge: true }, deps);
    expect(idsOf(into(tooLarge, removeArticle('2', 'a', 'absent')).rows)).toEqual([]);
  });

  it('drops pending edits of the thing, and has seen what they had seen', () => {
    const queue = queueOf(editArticle('1', 'a', { articleName: 'x' }, '3'), removeArticle('2', 'a', '4'));
    expect(idsOf(queue.rows)).toEqual(['2']);
    expect(rowOf(queue, '2').seen).toBe('3');
  });

  it("has seen the least, also after an edit merged over another person's change", () => {
    const queue = queueOf(editArticle('1', 'a', { articleName: 'x' }, '9'), removeArticle('2', 'a', '4'));
    expect(rowOf(queue, '2').seen).toBe('4');
  });
});

describe('a refused edit of a thing to be removed', () => {
  const renamed = () => sendAll(queueOf(editArticle('1', 'a', { articleName: '長' }, '4')));
  const no = (status: CommandResult['status']): CommandResult[] => [{ id: '1', status, problem }];
  const heard = (queue: Queue) => withoutMoot(queue, kinds);
  const settled = (queue: Queue, results: readonly CommandResult[]) =>
    heard(settle(queue, 1, results, kinds, deps).queue);

  it.each<CommandResult['status']>(['refused', 'forbidden', 'gone'])('%s: is dropped', (status) => {
    const left = settled(into(renamed(), removeArticle('2', 'a', '4')), no(status));
    expect([idsOf(left.rows), sentNow(left)]).toEqual([['2'], ['2']]);
  });

  it('too large: is dropped', () => {
    const tooLarge = { kind: 'not-taken', tooLarge: true, problem } as const;
    const left = heard(failed(into(renamed(), removeArticle('2', 'a', '4')), 1, tooLarge, deps));
    expect(idsOf(left.rows)).toEqual(['2']);
  });

  it('its picture gone: is dropped', () => {
    const showing = queueOf(editArticle('1', 'a', { image: `${PICTURE_TO_COME}u1` }, '4'));
    const sent = into(sendAll(showing), removeArticle('2', 'a', '4'));
    expect(idsOf(heard(withoutPicture(sent, showing.rows.filter(isUnsent), 1)).rows)).toEqual(['2']);
  });

  it('may have arrived: stays, and is sent first', () => {
    const lost = { kind: 'lost', failure: 'timeout' } as const;
    const left = heard(failed(into(renamed(), removeArticle('2', 'a', '4')), 1, lost, deps));
    expect(idsOf(left.rows)).toEqual(['1', '2']);
  });

  it('stands beside the removal of another thing', () => {
    expect(idsOf(settled(into(renamed(), removeArticle('2', 'b')), no('refused')).rows)).toEqual(['1', '2']);
  });

  it('stands beside a standing removal', () => {
    const removal = answered(queueOf(removeArticle('2', 'a', '4')), [{ id: '2', status: 'refused', problem }]).queue;
    const [standing] = settle(renamed(), 1, no('refused'), kinds, deps).queue.rows;
    const both = {
      ...removal,
      rows: [...(standing ? [standing] : []), ...removal.rows.map((row) => ({ ...row, seq: 2 }))],
    };
    expect(heard(both)).toBe(both);
  });

  it('drops the removal too when it was to create the thing', () => {
    const made = into(sendAll(queueOf(register('1', 'a'))), removeArticle('2', 'a', 'absent'));
    expect(settled(made, no('refused')).rows).toEqual([]);
  });
});
