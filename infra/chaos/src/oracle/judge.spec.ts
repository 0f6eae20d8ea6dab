import { describe, expect, it } from 'vitest';
import type { Claim, Evidence, SentOnce, Written } from './claim.ts';
import { diverged } from './diverged.ts';
import { judge } from './judge.ts';

const STREAM = 'user-mio';

/** Edits `e1`, `e2`, … of one device, each with a value of its own for the job. */
const claim = (number: number, more: Partial<Claim> = {}): Claim => ({
  intent: `e${number}`,
  device: 'phone',
  turn: number,
  stream: STREAM,
  field: 'job',
  value: `v${number}`,
  fate: 'kept',
  ...more,
});
const written = (number: number, place = number, more: Partial<Written> = {}): Written => ({
  stream: STREAM,
  field: 'job',
  value: `v${number}`,
  commandId: `c${number}`,
  place,
  ...more,
});
const sent = (number: number, more: Partial<SentOnce> = {}): SentOnce => ({
  commandId: `c${number}`,
  device: 'phone',
  stream: STREAM,
  sets: { job: `v${number}` },
  heardNo: false,
  leftToPerson: false,
  unchanged: false,
  ...more,
});
const kinds = (evidence: Partial<Evidence>) =>
  judge({ claims: [], written: [], standing: [], sent: [], ...evidence }).map(({ kind }) => kind);

describe('edits of values', () => {
  const three = [claim(1), claim(2), claim(3)];

  it('pass when each is written once, in order', () => {
    expect(kinds({ claims: three, written: [written(1), written(2), written(3)] })).toEqual([]);
  });

  it('an edit that is nowhere is lost', () => {
    expect(kinds({ claims: three, written: [written(1), written(2)] })).toEqual(['lost']);
    expect(kinds({ claims: [claim(1), claim(2, { field: 'overview' })], written: [] })).toEqual(['lost', 'lost']);
  });

  it('an edit that waits for a decision is not lost', () => {
    const standing = [{ device: 'phone', stream: STREAM, sets: { job: 'v3' } }];
    expect(kinds({ claims: three, written: [written(1), written(2)], standing })).toEqual([]);
    const elsewhere = standing.map((row) => ({ ...row, device: 'laptop' }));
    expect(kinds({ claims: three, written: [written(1), written(2)], standing: elsewhere })).toEqual(['lost']);
  });

  it('an edit that was replaced by a later one before it was sent is not lost', () => {
    expect(kinds({ claims: three, written: [written(3)], sent: [sent(3)] })).toEqual([]);
  });

  it('an edit that was sent is not replaced', () => {
    expect(kinds({ claims: three, written: [written(3)], sent: [sent(2), sent(3)] })).toEqual(['lost']);
    expect(kinds({ claims: three, written: [written(3)], sent: [sent(2, { heardNo: true }), sent(3)] })).toEqual([]);
  });

  it('an edit is not replaced by one of another device, of another field, or by a lost one', () => {
    const other = claim(2, { device: 'laptop' });
    expect(kinds({ claims: [claim(1), other], written: [written(2)] })).toEqual(['lost']);
    const overview = written(2, 2, { field: 'overview' });
    expect(kinds({ claims: [claim(1), claim(2, { field: 'overview' })], written: [overview] })).toEqual(['lost']);
    expect(kinds({ claims: three, written: [written(1)] })).toEqual(['lost', 'lost']);
  });

  it('an edit that is written twice is doubled', () => {
    const again = written(1, 3, { commandId: 'c9' });
    expect(kinds({ claims: [claim(1), claim(2)], written: [written(1), written(2), again] })).toContain('doubled');
    expect(kinds({ claims: [claim(1)], written: [written(1), written(1, 2)] })).toContain('doubled');
  });

  it('an edit that is written and still asked about is doubled', () => {
    const standing = [{ device: 'phone', stream: STREAM, sets: { job: 'v1' } }];
    expect(kinds({ claims: [claim(1)], written: [written(1)], standing })).toEqual(['doubled']);
  });

  it('an edit that overtook another is reordered; edits of two devices have no order', () => {
    expect(kinds({ claims: [claim(1), claim(2)], written: [written(2, 1), written(1, 2)] })).toEqual(['reordered']);
    const laptop = claim(2, { device: 'laptop' });
    expect(kinds({ claims: [claim(1), laptop], written: [written(2, 1), written(1, 2)] })).toEqual([]);
  });

  it('a discarded edit stays discarded', () => {
    const given = claim(1, { fate: 'discarded' });
    expect(kinds({ claims: [given] })).toEqual([]);
    expect(kinds({ claims: [given], written: [written(1)] })).toEqual(['revived']);
  });
});

describe('added and removed items', () => {
  const there = claim(1, { field: '*', value: 'there' });
  const name = claim(1, { field: 'articleName' });
  const gone = claim(2, { field: '*', value: 'gone' });
  const removal = written(2, 2, { field: '*', value: 'gone' });

  it('need not be sent when they were added and removed on the device', () => {
    expect(kinds({ claims: [there, name, gone] })).toEqual([]);
  });

  it('must be removed when they were sent', () => {
    const named = written(1, 1, { field: 'articleName' });
    expect(kinds({ claims: [there, name, gone], written: [named] })).toEqual(['lost']);
    expect(kinds({ claims: [there, name, gone], written: [named, removal] })).toEqual([]);
  });

  it('an edit is not lost when its item is removed afterwards', () => {
    const edit = claim(1, { field: 'articleName', value: 'v7' });
    expect(kinds({ claims: [edit, gone], written: [removal] })).toEqual([]);
  });
});

describe('an edit that waits for a decision', () => {
  const left = sent(1, { leftToPerson: true });

  it('goes with its item when that is removed (seed 11034)', () => {
    const gone = claim(2, { field: '*', value: 'gone' });
    const removal = written(2, 2, { field: '*', value: 'gone' });
    expect(kinds({ claims: [claim(1), gone], written: [removal], sent: [left] })).toEqual([]);
    expect(kinds({ claims: [claim(1), gone], written: [removal], sent: [sent(1)] })).toEqual(['lost']);
  });

  it('is lost when it is nowhere and nothing replaced it', () => {
    expect(kinds({ claims: [claim(1)], sent: [left] })).toEqual(['lost']);
  });
});

describe('switches', () => {
  const turn = (number: number, value: string) => claim(number, { field: '*', value, stream: 'bookmark-a_b' });
  const turned = (number: number, value: string) =>
    written(number, number, { field: '*', value, stream: 'bookmark-a_b' });

  it('keep their last state', () => {
    expect(kinds({ claims: [turn(1, 'on')], written: [turned(1, 'on')] })).toEqual([]);
    expect(kinds({ claims: [turn(1, 'on'), turn(2, 'off')] })).toEqual([]);
    expect(kinds({ claims: [turn(1, 'on')] })).toEqual(['lost']);
  });

  it('are written no more often than they were turned', () => {
    const claims = [turn(1, 'on'), turn(2, 'off')];
    expect(kinds({ claims, written: [turned(1, 'on'), turned(2, 'off'), turned(3, 'on')] })).toContain('reordered');
  });

  it('are written when they were sent', () => {
    const one = sent(1, { stream: 'bookmark-a_b', sets: { '*': 'on' } });
    const claims = [turn(1, 'on'), turn(2, 'off')];
    expect(kinds({ claims, sent: [one] })).toEqual(['lost']);
    expect(kinds({ claims, sent: [{ ...one, unchanged: true }] })).toEqual([]);
    expect(kinds({ claims: [{ ...turn(1, 'on'), fate: 'discarded' }], sent: [one] })).toEqual([]);
    expect(kinds({ claims: [{ ...turn(1, 'on'), fate: 'uncertain' }], sent: [one] })).toEqual(['lost']);
  });

  it('a discarded turn is not missed, though it may have arrived (seed 13032)', () => {
    const one = sent(1, { stream: 'bookmark-a_b', sets: { '*': 'on' }, leftToPerson: true });
    const claims = [{ ...turn(1, 'on'), fate: 'given-up' as const }];
    expect(kinds({ claims, sent: [one] })).toEqual([]);
    expect(kinds({ claims, sent: [one], written: [turned(1, 'on')] })).toEqual([]);
  });

  it('a turn that waits for a decision is replaced by the next turn, and by nothing else (seed 11001)', () => {
    const on = sent(1, { stream: 'bookmark-a_b', sets: { '*': 'on' }, leftToPerson: true });
    const off = sent(2, { stream: 'bookmark-a_b', sets: { '*': 'off' }, unchanged: true });
    const claims = [turn(1, 'on'), turn(2, 'off')];
    expect(kinds({ claims, sent: [on, off] })).toEqual([]);
    expect(kinds({ claims, sent: [on] })).toEqual(['lost']);
    expect(kinds({ claims, sent: [{ ...on, leftToPerson: false }, off] })).toEqual(['lost']);
  });
});

it('a view that differs from the answer of the server has diverged', () => {
  const view = { device: 'phone', query: 'profile', shown: { job: 'a', tags: [1] } };
  expect(diverged([{ ...view, served: { job: 'a', tags: [1] } }])).toEqual([]);
  expect(diverged([{ ...view, served: { job: 'a', tags: [2] } }])).toEqual([
    { kind: 'diverged', says: 'phone profile: .tags.0 shows 1, the server 2' },
  ]);
});
