import { KINDS, type Row } from './row.ts';

/** How many rows of each kind there are, and how many of them a test shows. */
export function counted(rows: readonly Row[]): string[] {
  const lines = KINDS.map((kind) => rows.filter((row) => row.kind === kind)).filter((some) => some.length > 0);
  return [...lines, rows].map((some) => {
    const shown = some.filter(({ proof }) => proof !== null).length;
    return `${some === rows ? 'all' : some[0]?.kind}: ${shown} of ${some.length}`;
  });
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The document in which a reader finds, section by section, the test behind every line of the specification. */
export function documentOf(title: string, rows: readonly Row[]): string {
  const sections = Map.groupBy(rows, ({ section }) => section);
  const tables = [...sections].map(([section, some]) => {
    const lines = some.map(({ kind, item, proof }) => {
      const shown = proof === null ? '**no test**' : `\`${proof.path}\` › ${cell(proof.title)}`;
      return `| ${kind} | ${cell(item)} | ${shown} |`;
    });
    return [
      `## ${section}`,
      '',
      '| kind | what the specification asks for | shown by |',
      '|---|---|---|',
      ...lines,
    ].join('\n');
  });
  return `${[`# ${title}`, `Made by \`npm run spec:coverage\`. ${counted(rows).join(' · ')}.`, ...tables].join('\n\n')}\n`;
}
