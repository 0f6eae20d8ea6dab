import type { Row } from './row.ts';

const COLUMNS = ['figure', 'value', 'peer', 'ratio', 'unit', 'goal', 'met'] as const;

/** The rows as a table for people: what is not met stands out. */
export function printTable(rows: readonly Row[]): string {
  const cells = [[...COLUMNS], ...rows.map(cellsOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((line) => (line[column] ?? '').length)));
  const lines = cells.map((line) => line.map((cell, column) => aligned(cell, widths[column] ?? 0, column)).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}

function cellsOf({ name, value, unit, goal, met, peer, why }: Row): string[] {
  if (value === null) return [name, '–', '', '', unit, goal ?? '', `NOT MEASURED: ${why ?? ''}`];
  const ratio = peer === null || peer === 0 ? '' : `${(value / peer).toFixed(2)} ×`;
  const verdict = met === null ? '' : met ? 'yes' : 'NOT MET';
  return [name, written(value), peer === null ? '' : written(peer), ratio, unit, goal ?? '', verdict];
}

const NUMBERS = [1, 2, 3];
const aligned = (cell: string, width: number, column: number): string =>
  NUMBERS.includes(column) ? cell.padStart(width) : cell.padEnd(width);

const written = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 });
