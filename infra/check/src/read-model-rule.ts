import { Visitor } from 'rolldown/utils';
import { isTest, lineAt, type SourceFile } from './source-file.ts';
import type { Violation } from './violation.ts';

const tables = /\bread_model\.\w+/;
/** What Kysely's builder is given; its types know the tables. */
const builder = /^read_model\.\w+( as \w+)?$/;

/** A table or column of the read model that a reader names as mere text: no compiler would tell that it is gone. */
export function judgeReadModel(file: SourceFile): Violation[] {
  const { path, text, parsed } = file;
  if (path.startsWith('projections/') || path.startsWith('infra/') || isTest(path)) return [];
  const columns = columnsIn(text);
  const found: Violation[] = [];
  const judge = (names: RegExp, words: string, start: number): void => {
    const [name] = names.exec(words) ?? [];
    if (name === undefined || builder.test(words)) return;
    const says = `${name} is mere text; say it by readTable`;
    found.push({ rule: 'read-model', path, line: lineAt(text, start), says });
  };
  new Visitor({
    Literal: (node) => judge(tables, typeof node.value === 'string' ? node.value : '', node.start),
    TemplateElement: (node) => judge(columns, node.value.raw, node.start),
  }).visit(parsed.program);
  return found;
}

/** Tables of the read model, and columns of those that the file has under an alias. */
function columnsIn(text: string): RegExp {
  const own = [...text.matchAll(/const (\w+) = readTable\(/g)].map(([, alias]) => alias);
  const [, shared = ''] = /import \{ ([\w, ]+) \} from '[./]+\/route\/tables\.ts'/.exec(text) ?? [];
  const aliases = [...own, ...shared.split(', ')].filter((alias) => alias);
  if (aliases.length === 0) return tables;
  return new RegExp(`${tables.source}|(?<![\\w.])(${aliases.join('|')})\\.[a-z_]+`);
}
