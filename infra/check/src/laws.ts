import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultOf, type Proof } from './proofs/proof.ts';
import type { Violation } from './violation.ts';

export const LAWS = 'docs/architecture/LAWS.md';

/** A law as it is written down: `### 7. Title`, then `` - `path/to.spec.ts` › title of the test `` for each proof. */
type Law = { readonly number: number; readonly line: number; readonly proofs: readonly NamedProof[] };
type NamedProof = Proof & { readonly line: number };

const heading = /^### (\d+)\. /;
const proof = /^- `([^`]+)` › (.+)$/;

/** Every law names tests that are there: laws without a proof, files and titles that do not exist, numbers out of order. */
export async function judgeLaws(root: string): Promise<Violation[]> {
  const laws = lawsIn(await readFile(join(root, LAWS), 'utf8'));
  const judged = await Promise.all(laws.flatMap(({ proofs }) => proofs.map((named) => judgeProof(root, named))));
  return [...laws.flatMap(judgeLaw), ...judged.flat()].sort((a, b) => a.line - b.line);
}

function lawsIn(text: string): Law[] {
  const laws: (Law & { proofs: NamedProof[] })[] = [];
  for (const [index, words] of text.split('\n').entries()) {
    const line = index + 1;
    const number = heading.exec(words)?.[1];
    if (number !== undefined) laws.push({ number: Number(number), line, proofs: [] });
    const [, path, title] = proof.exec(words) ?? [];
    if (path !== undefined && title !== undefined) laws.at(-1)?.proofs.push({ path, title, line });
  }
  return laws;
}

function judgeLaw({ number, line, proofs }: Law, index: number): Violation[] {
  const found: string[] = [];
  if (number !== index + 1) found.push(`law ${number} stands where law ${index + 1} should`);
  if (proofs.length === 0) found.push(`law ${number} names no test that proves it`);
  return found.map((says) => broken(line, says));
}

async function judgeProof(root: string, { line, ...proof }: NamedProof): Promise<Violation[]> {
  const fault = await faultOf(root, proof);
  return fault === null ? [] : [broken(line, fault)];
}

const broken = (line: number, says: string): Violation => ({ rule: 'laws', path: LAWS, line, says });
