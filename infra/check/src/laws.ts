import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import type { Violation } from './violation.ts';

export const LAWS = 'docs/architecture/LAWS.md';

/** A law as it is written down: `### 7. Title`, then `` - `path/to.spec.ts` › title of the test `` for each proof. */
type Law = { readonly number: number; readonly line: number; readonly proofs: readonly Proof[] };
type Proof = { readonly path: string; readonly title: string; readonly line: number };

const heading = /^### (\d+)\. /;
const proof = /^- `([^`]+)` › (.+)$/;

/** Every law names tests that are there: laws without a proof, files and titles that do not exist, numbers out of order. */
export async function judgeLaws(root: string): Promise<Violation[]> {
  const laws = lawsIn(await readFile(join(root, LAWS), 'utf8'));
  const judged = await Promise.all(laws.flatMap(({ proofs }) => proofs.map((named) => judgeProof(root, named))));
  return [...laws.flatMap(judgeLaw), ...judged.flat()].sort((a, b) => a.line - b.line);
}

function lawsIn(text: string): Law[] {
  const laws: (Law & { proofs: Proof[] })[] = [];
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

async function judgeProof(root: string, { path, title, line }: Proof): Promise<Violation[]> {
  const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
  if (text === undefined) return [broken(line, `${path} is not there`)];
  return testTitles(path, text).has(title) ? [] : [broken(line, `${path} has no test "${title}" that runs`)];
}

const broken = (line: number, says: string): Violation => ({ rule: 'laws', path: LAWS, line, says });

/** Titles of the tests of a file as they are written, but of those that are skipped. */
function testTitles(path: string, text: string): Set<string> {
  const titles = new Set<string>();
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const names = chainOf(callee);
      if (!['it', 'test'].includes(names[0] ?? '') || names.includes('skip') || names.includes('todo')) return;
      const title = first && textOf(first, text);
      if (title !== undefined) titles.add(title);
    },
  }).visit(parseSync(path, text).program);
  return titles;
}

/** `test.each(cases)` reads as `test`, `each`. */
function chainOf(callee: ESTree.Expression): readonly string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return chainOf(callee.callee);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  return [...chainOf(callee.object), callee.property.name];
}

function textOf(argument: ESTree.Argument, text: string): string | undefined {
  if (argument.type === 'Literal') return typeof argument.value === 'string' ? argument.value : undefined;
  return argument.type === 'TemplateLiteral' ? text.slice(argument.start + 1, argument.end - 1) : undefined;
}
