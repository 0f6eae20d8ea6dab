import { type Dataset, type Entry, entrySchema } from './datasets.ts';
import type { Cell, WorkspaceRow } from './document-workspace.ts';

/** Names of the columns, as editors see them. */
export const COLUMNS = {
  companyName: '会社名',
  companyPage: '会社ページ',
  date: '日付',
  jobTitle: '職種',
  text: '本文',
  persons: '人数',
  change: '増減',
} as const;

export type ReadRow =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'broken'; readonly id: string; readonly reason: string };

/** The id of the page, out of its address here or by itself. An address elsewhere leads to no page. */
function companyIdOf(page: Cell | undefined, publicUrl: string): string | null {
  if (typeof page !== 'string') return null;
  const address = page.trim();
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
  return /^(?:\/companies\/)?([A-Za-z0-9-]{1,64})\/?$/.exec(path)?.[1] ?? null;
}

const filled = (cell: Cell | undefined): Cell => (cell === undefined || cell === '' ? null : cell);

/** A row as an entry of its dataset, or why it is none. `publicUrl`: of what stands here. */
export function entryOfRow(dataset: Dataset, { id, cells }: WorkspaceRow, publicUrl: string): ReadRow {
  const cell = (column: keyof typeof COLUMNS) => filled(cells[COLUMNS[column]]);
  const parsed = entrySchema(dataset).safeParse({
    id,
    companyName: cell('companyName'),
    companyId: companyIdOf(cell('companyPage'), publicUrl),
    date: cell('date'),
    jobTitle: cell('jobTitle'),
    text: cell('text'),
    persons: cell('persons'),
    change: cell('change'),
  });
  if (parsed.success) return { kind: 'entry', entry: parsed.data };
  const reason = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return { kind: 'broken', id, reason };
}
