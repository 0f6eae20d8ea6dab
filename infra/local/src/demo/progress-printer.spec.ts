import { expect, it } from 'vitest';
import { printProgress } from './progress-printer.ts';

function terminal(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

it('redraws one line on a terminal and ends it once', () => {
  const screen = terminal(true);
  const print = printProgress(screen);
  print({ stage: 'companies', done: 50, total: 200 });
  print({ stage: 'links', done: 200, total: 200 });
  expect(screen.written[0]).toBe('\r\u001b[2Kデモデータ ███████░░░░░░░░░░░░░░░░░░░░░  25% 会社とサービス 50 / 200');
  expect(screen.written.join('').match(/\n/g)).toHaveLength(1);
});

it('writes plain lines elsewhere, one per tenth', () => {
  const file = terminal(false);
  const print = printProgress(file);
  for (let done = 0; done <= 1000; done += 1) print({ stage: 'people', done, total: 1000 });
  expect(file.written).toHaveLength(11);
  expect(file.written.at(-1)).toBe('デモデータ 100% (人 1000 / 1000)\n');
  expect(file.written.join('')).not.toContain('\u001b');
});
