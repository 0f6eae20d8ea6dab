import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type ParseResult, parseSync } from 'rolldown/utils';
import { forTests } from './table.ts';

/** A TypeScript file, parsed; `path` is relative to the root and written with `/`. */
export type SourceFile = { readonly path: string; readonly text: string; readonly parsed: ParseResult };

const skipped = new Set(['node_modules', 'dist', 'fixtures', '.data', 'screenshots']);
const source = /\.tsx?$/;
const generated = /\.gen\.ts$|\.d\.ts$/;

/** Every TypeScript file below `folder` that people wrote, in the order of its path. */
export async function sourceFilesIn(root: string, folder: string): Promise<SourceFile[]> {
  const paths = (await walk(join(root, folder))).filter((path) => source.test(path) && !generated.test(path)).sort();
  return Promise.all(paths.map((path) => parseSource(root, path)));
}

async function walk(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !skipped.has(name))
    .map((entry) => (entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)]));
  return (await Promise.all(found)).flat();
}

async function parseSource(root: string, absolute: string): Promise<SourceFile> {
  const text = await readFile(absolute, 'utf8');
  const path = relative(root, absolute).split(sep).join('/');
  const parsed = parseSync(path, text);
  const error = parsed.errors.find(({ severity }) => severity === 'Error');
  // A file that cannot be read must not pass as one without imports.
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  return { path, text, parsed };
}

/** The number of the line, from 1, in which the character at `offset` stands. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Whether the file is a test or made for tests only; an entry point named after such a folder counts as well. */
export function isTest(path: string): boolean {
  return (
    /\.(spec|contract)\.tsx?$|(^|\/)vitest\.[^/]*\.ts$/.test(path) ||
    path.split('/').some((part) => forTests.includes(part))
  );
}
