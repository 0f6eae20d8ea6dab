import type { Package } from './packages.ts';
import { mayImport, testkit } from './table.ts';
import type { Violation } from './violation.ts';

/** Where package.json or tsconfig.json of a package disagree with the table, or with each other. */
export function judgeManifest(from: Package, packages: readonly Package[]): Violation[] {
  const foldersOf = (names: readonly string[]): string[] =>
    names.flatMap((name) => packages.find((candidate) => candidate.name === name)?.folder ?? []);
  const used = foldersOf(from.dependencies);
  const usedByTests = foldersOf(from.devDependencies);
  const says = [
    ...forbidden(from, used).map((folder) => `depends on ${folder}, which it may not import`),
    ...forbiddenInTests(from, usedByTests).map(
      (folder) => `has the devDependency ${folder}; tests only get ${testkit}`,
    ),
    ...unequal(
      [...used, ...usedByTests],
      from.references.filter((folder) => packages.some((other) => other.folder === folder)),
    ),
  ];
  return says.map((text) => ({ rule: 'manifest', path: `${from.folder}/package.json`, line: 1, says: text }));
}

function forbidden({ folder }: Package, used: readonly string[]): string[] {
  if (folder.startsWith('infra/')) return [];
  const allowed = (mayImport[folder] ?? []).map((name) => name.split('/')[0]);
  return used.filter((other) => !allowed.includes(other));
}

function forbiddenInTests({ folder }: Package, used: readonly string[]): string[] {
  return folder.startsWith('infra/') ? [] : used.filter((other) => other !== testkit);
}

function unequal(used: readonly string[], references: readonly string[]): string[] {
  return [
    ...used
      .filter((folder) => !references.includes(folder))
      .map((folder) => `tsconfig.json has no reference to ${folder}`),
    ...references
      .filter((folder) => !used.includes(folder))
      .map((folder) => `references ${folder} without a dependency`),
  ];
}
