import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultOf } from '../proofs/proof.ts';
import { documentOf } from './document.ts';
import { type Row, rowsIn } from './row.ts';

/** A document of the specification: its rows as they are kept, and the document that is made of them. */
export type Part = { readonly title: string; readonly rows: string; readonly document: string };

export const PARTS: readonly Part[] = [
  {
    title: 'Individual side: what the specification asks for, and what shows it',
    rows: 'infra/check/spec/individual-side.tsv',
    document: 'docs/spec-coverage/individual-side.md',
  },
  {
    title: 'Company side: what the specification asks for, and what shows it',
    rows: 'infra/check/spec/company-side.tsv',
    document: 'docs/spec-coverage/company-side.md',
  },
];

export type Judged = {
  readonly rows: readonly Row[];
  readonly document: string;
  /** Rows that no test shows, and rows whose test is not there or does not run. */
  readonly faults: readonly string[];
};

/** Reads the rows of a part and looks at the test of each. */
export async function judgeCoverage(root: string, { title, rows: path }: Part): Promise<Judged> {
  const rows = rowsIn(await readFile(join(root, path), 'utf8'));
  const faults = await Promise.all(
    rows.map(async ({ section, item, proof }) => {
      const fault = proof === null ? 'no test shows it' : await faultOf(root, proof);
      return fault === null ? [] : [`${section}: ${item}: ${fault}`];
    }),
  );
  return { rows, document: documentOf(title, rows), faults: faults.flat() };
}
