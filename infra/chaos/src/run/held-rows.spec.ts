import { expect, test } from 'vitest';
import type { SeenRow } from '../browser/hooks.ts';
import { heldRows } from './held-rows.ts';

const row = (id: string, status: SeenRow['status'], more: Partial<SeenRow>): SeenRow => ({
  ...{ id, status, type: 'update-profile', stream: 'user-u', data: {}, failure: null, sent: false, dependsOn: [] },
  ...more,
});
const edit = (id: string, status: SeenRow['status'], field: string) =>
  row(id, status, { data: { userId: 'u', changes: { [field]: id } } });
const held = (rows: readonly SeenRow[]) => heldRows(rows).map(({ id }) => id);

test('an edit of other fields does not wait for one that needs a decision', () => {
  const rows = [edit('stands', 'standing', 'job'), edit('goes', 'waiting', 'workFor'), edit('waits', 'waiting', 'job')];
  expect(held(rows)).toEqual(['stands', 'waits']);
});

test('a removal waits for every edit before it that needs a decision', () => {
  const article = { stream: 'article-a' };
  const change = { ...article, type: 'edit-article', data: { changes: { articleName: 'x' } } };
  const gone = { ...article, type: 'remove-article', data: { articleId: 'a' } };
  expect(held([row('change', 'standing', change), row('gone', 'waiting', gone)])).toEqual(['change', 'gone']);
});

test('an edit that depends on a held one is held', () => {
  const star = row('star', 'waiting', {
    type: 'set-bookmark',
    stream: 'bookmark-u_a',
    data: { value: true },
    dependsOn: ['stands'],
  });
  expect(held([edit('stands', 'standing', 'job'), star])).toEqual(['stands', 'star']);
});
