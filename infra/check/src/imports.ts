import { Visitor } from 'rolldown/utils';
import { lineAt, type SourceFile } from './source-file.ts';

/** What a file imports, exports from, loads when running or names in a type. */
export type Import = { readonly specifier: string; readonly line: number };

/** All imports of a file whose target is written out, types included. */
export function importsOf({ text, parsed }: SourceFile): Import[] {
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
  ];
  const found = new Map<number, string>(requests.map(({ start, value }) => [start, value]));
  for (const { moduleRequest } of dynamicImports) {
    const specifier = literal(text.slice(moduleRequest.start, moduleRequest.end));
    if (specifier !== undefined) found.set(moduleRequest.start, specifier);
  }
  new Visitor({
    TSImportType: ({ source }) => {
      found.set(source.start, source.value);
    },
  }).visit(parsed.program);
  return [...found].map(([start, specifier]) => ({ specifier, line: lineAt(text, start) }));
}

function literal(code: string): string | undefined {
  return /^(['"`])([^'"`$]*)\1$/.exec(code)?.[2];
}
