import type { Proof } from '../proofs/proof.ts';

/** What a line of the specification is about. */
export const KINDS = ['tab', 'popup', 'field', 'state', 'rule', 'permission', 'call', 'text', 'constant'] as const;
export type Kind = (typeof KINDS)[number];

/** One line of the specification: where it stands, what it asks for, and the test that shows it; null where none does. */
export type Row = {
  readonly section: string;
  readonly kind: Kind;
  readonly item: string;
  readonly proof: Proof | null;
};

const isKind = (word: string): word is Kind => KINDS.some((kind) => kind === word);

/**
 * Rows as they are kept: `section`, `kind`, `item`, `path`, `title`, with tabs between; `#` begins a remark.
 * @throws Error that names the line which is none
 */
export function rowsIn(text: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [section, kind, item, path, title] = line.split('\t');
    if (!section || !kind || !item || !isKind(kind)) throw new Error(`line ${index + 1} is no row: ${line}`);
    return [{ section, kind, item, proof: path && title ? { path, title } : null }];
  });
}
