import { describe, expect, it } from 'vitest';
import { type Row, waiting } from '../../offline/outbox/machine/row.ts';
import { conflict, inflight, problem, profileCommand, standing } from '../../offline/ui/outbox/testing/made-up-rows.ts';
import { agesOf } from './aged.ts';
import { reasonOf, remarksOf, stateOf } from './row-state.ts';
import { textOf } from './row-text.ts';
import { summaryOf } from './summary.ts';

const NOW = Date.parse('2026-11-21T01:44:00.000Z');
const command = profileCommand('w1', { name: '澪', job: null });
const row = waiting(command, 1);
const open = (rows: readonly Row[]) => ({ rows, pause: null, store: 'open' as const, writing: 0 });
const refused = (id: string) => standing(profileCommand(id, {}), 9, { kind: 'refused', problem: null });

describe('state of a row', () => {
  it.each([
    ['just waiting', row, null, '2分前'],
    [
      'tried in vain',
      { ...row, attempts: 3, failure: 'unreachable' as const },
      null,
      '2分前・3回試しました・名鑑に届きませんでした',
    ],
    ['tried again later', { ...row, notBefore: NOW + 90_000 }, null, '2分前・次は約2分後に送ります'],
    [
      'sent without an answer',
      { ...row, sent: true },
      null,
      '2分前・すでに届いているかもしれません。番号が同じなので、二重にはなりません',
    ],
    [
      'held by one that needs the person',
      row,
      refused('w0'),
      '2分前・「黒崎 澪のプロフィールを変更」を決めるまで待っています',
    ],
    [
      'behind another',
      row,
      inflight(profileCommand('w0', {}), 0),
      '2分前・「黒崎 澪のプロフィールを変更」のあとに送ります',
    ],
    [
      'an article of one’s own',
      { ...row, type: 'register-article' },
      null,
      '2分前・まだ公開されていません。送られると公開されます',
    ],
    [
      'of a newer app',
      { ...row, type: 'of-tomorrow' },
      null,
      '2分前・新しいバージョンの名鑑で書いた変更です。更新すると送れます',
    ],
  ] as const)('%s', (_name, given, heldBy, words) => {
    expect(remarksOf(given, NOW, heldBy)).toBe(words);
  });
  it.each([
    [row, '送信待ち'],
    [inflight(command, 1), '送信中'],
    [refused('w1'), '送信できません'],
    [conflict(command, 1, {}), '要確認'],
  ])('its chip %#', (given, label) => {
    expect(stateOf(given).label).toBe(label);
  });
});

describe('reason of a standing row', () => {
  const told = problem('名前を入力してください。', [{ field: 'name', message: '名前は1文字以上です。' }]);
  it.each([
    [{ kind: 'refused' as const, problem: told }, '名前を入力してください。', ['名前は1文字以上です。']],
    [{ kind: 'refused' as const, problem: null }, '名鑑が受け付けませんでした。', []],
    [{ kind: 'gone' as const, problem: null }, '変更しようとしたものは、すでに削除されています。', []],
    [
      { kind: 'forbidden' as const, problem: problem('自社ページだけを変更できます。') },
      'この変更をする権限がありません。自社ページだけを変更できます。',
      [],
    ],
  ])('%j', (trouble, text, faults) => {
    expect(reasonOf(trouble)).toEqual({ text, faults });
  });
});

describe('the whole queue', () => {
  it.each([
    [[], true, 'この端末の変更は、すべて送られています。'],
    [[], false, 'この端末に、送っていない変更はありません。'],
    [[row], false, 'この端末に保存した変更が1件あります。つながったら順番に送ります。'],
    [[row, refused('w2')], true, '2件の変更のうち、1件は順番に送ります。残りの1件は、あなたの判断が必要です。'],
    [[refused('w2')], true, '1件の変更に、あなたの判断が必要です。'],
  ])('in a sentence %#', (rows, online, words) => {
    expect(summaryOf(open(rows), online)).toBe(words);
  });
  it('age of a row: is named after a week and after a month', () => {
    const of = (id: string, issuedAt: string) => waiting({ ...command, id, issuedAt }, 1);
    const rows = [row, of('week', '2026-11-13T00:00:00.000Z'), of('month', '2026-10-01T00:00:00.000Z')];
    expect(agesOf(rows, NOW).aged).toBe(2);
    expect(agesOf(rows, NOW).old.map(({ id }) => id)).toEqual(['month']);
  });
});

it('a row is copied as written', () => {
  expect(textOf(command)).toBe('黒崎 澪のプロフィール：名前、肩書きを変更\n\n名前\n澪\n\n肩書き\nなし');
});
