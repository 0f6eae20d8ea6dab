import { Visitor } from 'rolldown/utils';
import { isTest, lineAt, type SourceFile } from './source-file.ts';

const fileLimit = 200;
const functionLimit = 40;

type Size = { readonly what: string; readonly lines: number };

/** How large the code is: number and median of the files, and every file and function above its limit. Tests are left out. */
export function sizeReport(all: readonly SourceFile[]): string {
  const files = all.filter(({ path }) => !isTest(path));
  const sizes = files.map(({ path, text }) => ({ what: path, lines: lineAt(text, text.length) - 1 })).sort(bySize);
  const functions = files.flatMap(functionSizes).sort(bySize);
  const median = sizes[Math.floor(sizes.length / 2)]?.lines ?? 0;
  return [
    `${sizes.length} files without tests, median ${median} lines, largest ${sizes[0]?.lines ?? 0}`,
    ...above(fileLimit, sizes),
    ...above(functionLimit, functions),
  ].join('\n');
}

function functionSizes({ path, text, parsed }: SourceFile): Size[] {
  const found: Size[] = [];
  const measure = ({ start, end }: { readonly start: number; readonly end: number }): void => {
    const first = lineAt(text, start);
    found.push({ what: `${path}:${first} function`, lines: lineAt(text, end) - first + 1 });
  };
  const visitor = { FunctionDeclaration: measure, FunctionExpression: measure, ArrowFunctionExpression: measure };
  new Visitor(visitor).visit(parsed.program);
  return found;
}

function above(limit: number, sizes: readonly Size[]): string[] {
  return sizes
    .filter(({ lines }) => lines > limit)
    .map(({ what, lines }) => `  ${what}: ${lines} lines, more than ${limit}`);
}

function bySize(one: Size, other: Size): number {
  return other.lines - one.lines;
}
