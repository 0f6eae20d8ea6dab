import { Visitor } from 'rolldown/utils';
import { isTest, lineAt, type SourceFile } from './source-file.ts';
import { spokenOnlyInTexts } from './table.ts';
import type { Violation } from './violation.ts';

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const texts = /(^|\/)([\w-]+\.)?texts\.tsx?$/;

/** Japanese written into a component instead of the feature's texts.ts. */
export function judgeJapanese(file: SourceFile): Violation[] {
  const { path, text, parsed } = file;
  if (!spokenOnlyInTexts.some((folder) => path.startsWith(`${folder}/`)) || isTest(path) || texts.test(path)) return [];
  const found: Violation[] = [];
  const judge = (words: string, start: number): void => {
    if (!japanese.test(words)) return;
    const says = `${JSON.stringify(words.trim())} belongs into texts.ts`;
    found.push({ rule: 'japanese', path, line: lineAt(text, start), says });
  };
  new Visitor({
    Literal: (node) => judge(typeof node.value === 'string' ? node.value : '', node.start),
    TemplateElement: (node) => judge(node.value.raw, node.start),
    JSXText: (node) => judge(node.value, node.start),
  }).visit(parsed.program);
  return found;
}
