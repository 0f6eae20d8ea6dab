import { describe, expect, it } from 'vitest';
import { balancedLines, breakLines, breaksWord } from './lines.ts';

/** A character is as wide as its text is high, a Latin one half of that. */
const measure = (text: string) => [...text].reduce((sum, one) => sum + (/[ -~]/.test(one) ? 5 : 10), 0);
const broken = (text: string, width: number, lines = 99) => breakLines(text, { width, lines }, measure).lines;

describe('lines', () => {
  it('of a heading end after phrases', () => {
    const heading = (text: string, width: number) => balancedLines(text, { width, lines: 3 }, measure).lines;
    expect(heading('返金処理を冪等にするまでの三か月と失敗の記録', 140)).toEqual([
      '返金処理を冪等にするまでの',
      '三か月と失敗の記録',
    ]);
    expect(heading('マルタ・ヴィシニェフスカ', 100)).toEqual(['マルタ・', 'ヴィシニェフスカ']);
  });

  it('of running text are filled, with Latin words and numbers kept whole', () =>
    expect(broken('2016年、京都でPostgreSQLを使いはじめてみました', 100)).toEqual([
      '2016年、京都で',
      'PostgreSQLを使いはじ',
      'めてみました',
    ]));

  it('of running text end with no word of two letters', () =>
    expect(broken('雪国の屋根と農機具の保険です', 130)).toEqual(['雪国の屋根と農機具の', '保険です']));

  it('neither begin with a closing mark nor end with an opening one (禁則)', () => {
    for (let width = 40; width < 200; width += 10) {
      const lines = broken('「はい」、そうです。（たぶん）ねこ、いぬ、とり。そして…「いいえ」ー。', width);
      expect(lines.join('')).toBe('「はい」、そうです。（たぶん）ねこ、いぬ、とり。そして…「いいえ」ー。');
      if (width >= 80) expect(lines.filter((line) => /^[、。）」ー…]|[「（]$/.test(line))).toEqual([]);
    }
  });

  it('are as many as fit, and end with an ellipsis when the text goes on', () => {
    const [ten, nine] = ['あ'.repeat(10), 'あ'.repeat(9)];
    const space = { width: 100, lines: 3 };
    expect(breakLines('あ'.repeat(100), space, measure)).toEqual({ lines: [ten, ten, `${nine}…`], cut: true });
    expect(breakLines(`${'あ'.repeat(29)}…`, space, measure)).toEqual({ lines: [ten, ten, `${nine}…`], cut: false });
  });

  it('break a word that is longer than a line', () => {
    for (const line of broken('a'.repeat(333), 100)) expect(measure(line)).toBeLessThanOrEqual(100);
  });

  it('are balanced in a heading', () => {
    const { lines } = balancedLines(
      '月末29日の夜だけ遅くなる集計を朝の3分に分けるまで',
      { width: 240, lines: 3 },
      measure,
    );
    const [first = '', second = ''] = lines;
    expect(lines).toHaveLength(2);
    expect(Math.abs(measure(first) - measure(second))).toBeLessThanOrEqual(60);
  });

  it('say whether they break a Latin word', () => {
    expect(breaksWord('an internationalization', ['an internation', 'alization'])).toBe(true);
    expect(breaksWord('an inter nation', ['an inter', 'nation'])).toBe(false);
  });
});
