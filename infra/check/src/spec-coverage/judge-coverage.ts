import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultOf } from '../proofs/proof.ts';
import { documentOf } from './document.ts';
import { type Row, rowsIn } from './row.ts';

/** A document of the specification: its rows as they are kept, and the document that is made of them. */
export type Part = {
  readonly title: string;
  readonly rows: string;
  readonly document: string;
  /** Rows that no test shows yet are told with their number, and are no fault: the list is being emptied. */
  readonly mayBeOpen: boolean;
};

export const PARTS: readonly Part[] = [
  {
    title: 'Individual side: what the specification asks for, and what shows it',
    rows: 'infra/check/spec/individual-side.tsv',
    document: 'docs/spec-coverage/individual-side.md',
    mayBeOpen: false,
  },
  {
    title: 'Company side: what the specification asks for, and what shows it',
    rows: 'infra/check/spec/company-side.tsv',
    document: 'docs/spec-coverage/company-side.md',
    mayBeOpen: true,
  },
];

export const NO_TEST = 'no test shows it';

export type Judged = {
  readonly rows: readonly Row[];
  readonly document: string;
  readonly faults: readonly string[];
  /** How many rows no test shows yet. */
  readonly open: number;
};

/** Rows that no test shows where that may not be, and rows whose test is not there or does not run. */
export async function judgeCoverage(root: string, { title, rows: path, mayBeOpen }: Part): Promise<Judged> {
  const rows = rowsIn(await readFile(join(root, path), 'utf8'));
  const faults = await Promise.all(
    rows.map(async ({ section, item, proof }) => {
      const fault = proof === null ? (mayBeOpen ? null : NO_TEST) : await faultOf(root, proof);
      return fault === null ? [] : [`${section}: ${item}: ${fault}`];
    }),
  );
  const open = rows.filter(({ proof }) => proof === null).length;
  return { rows, document: documentOf(title, rows), faults: faults.flat(), open };
}
