import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

/** Titles of the tests of a file as they are written, but of those that are skipped. */
export function testTitles(path: string, text: string): Set<string> {
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
