import type { DemoProgress } from './import-demo.ts';

const STAGE_LABELS: Readonly<Record<DemoProgress['stage'], string>> = {
  accounts: 'アカウント',
  companies: '会社とサービス',
  people: '人',
  articles: '記事',
  links: 'つながり',
  end: '仕上げ',
};

type Terminal = { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown };

const BAR_WIDTH = 28;
const PERCENT_STEP = 10;
const CLEAR_LINE = '\r\u001b[2K';

function bar(share: number): string {
  const full = Math.round(share * BAR_WIDTH);
  return '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
}

/** One line that is drawn over and over on a terminal; a line every tenth elsewhere, so that a log stays readable. */
export function printProgress(terminal: Terminal): (progress: DemoProgress) => void {
  let told = -1;
  return ({ stage, done, total }) => {
    const share = total === 0 ? 1 : done / total;
    const percent = Math.floor(share * 100);
    if (terminal.isTTY) {
      const words = `${String(percent).padStart(3)}% ${STAGE_LABELS[stage]} ${done.toLocaleString('ja')} / ${total.toLocaleString('ja')}`;
      terminal.write(`${CLEAR_LINE}デモデータ ${bar(share)} ${words}${done === total && done > 0 ? '\n' : ''}`);
      return;
    }
    const tenth = Math.floor(percent / PERCENT_STEP);
    if (tenth === told) return;
    told = tenth;
    terminal.write(`デモデータ ${percent}% (${STAGE_LABELS[stage]} ${done} / ${total})\n`);
  };
}
