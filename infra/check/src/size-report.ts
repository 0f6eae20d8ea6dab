import { isTest, type SourceFile } from './source-file.ts';

const limit = 200;

/** How large the files are: number, median, largest, and each one above the limit of 200 lines. */
export function sizeReport(files: readonly SourceFile[]): string {
  const sizes = files
    .filter(({ path }) => !isTest(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .sort((a, b) => b.lines - a.lines);
  const median = sizes[Math.floor(sizes.length / 2)]?.lines ?? 0;
  const tooLarge = sizes.filter(({ lines }) => lines > limit);
  const head = `${sizes.length} files without tests, median ${median} lines, largest ${sizes[0]?.lines ?? 0}`;
  return [head, ...tooLarge.map(({ path, lines }) => `  ${path}: ${lines} lines, more than ${limit}`)].join('\n');
}
