import { expect, test } from 'vitest';
import { edits } from '../plan/edit.ts';
import { Diary } from './diary.ts';

const fatesOf = ({ claims }: Diary) => claims.map(({ intent, field, fate }) => `${intent} ${field} ${fate}`);
const SWITCH = 'bookmark-u_a';

test('discarding a turn of a switch discards the last one, and not those that were applied before', () => {
  const diary = new Diary();
  diary.write('first', 'd1', edits.bookmark('u', 'a', true));
  diary.write('second', 'd1', edits.bookmark('u', 'a', false));
  diary.write('third', 'd1', edits.bookmark('u', 'a', true));
  diary.giveUp('d1', SWITCH, { '*': 'on' }, false);
  expect(fatesOf(diary)).toEqual(['first * kept', 'second * kept', 'third * discarded']);
});

test('claims nothing about a discarded edit that may be in the log', () => {
  const diary = new Diary();
  diary.write('edit', 'd1', edits.profile('u', { job: 'x', workFor: 'y' }));
  diary.giveUp('d1', 'user-u', { job: 'x' }, true);
  expect(fatesOf(diary)).toEqual(['edit job given-up', 'edit workFor kept']);
});
