import type { Import } from './imports.ts';
import type { Package } from './packages.ts';
import { isTest } from './source-file.ts';
import { beneath, everywhere, layers, mayImport, siblings, testkit } from './table.ts';
import { type Target, targetOf } from './target.ts';
import type { Violation } from './violation.ts';

type Place = { readonly path: string; readonly from: Package; readonly packages: readonly Package[] };

type Finding = Pick<Violation, 'rule' | 'says'>;

/** What is wrong with one import of one file; nothing when all is well. */
export function judgeImport(found: Import, place: Place): Violation[] {
  const target = targetOf(found.specifier, place.path, place.from, place.packages);
  return findings(target, place).map((finding) => ({ ...finding, path: place.path, line: found.line }));
}

function findings(target: Target, place: Place): Finding[] {
  switch (target.kind) {
    case 'past-entry-point':
      return [{ rule: 'entry-point', says: `goes past the entry point: ${target.where}` }];
    case 'same-package':
      return [siblingFindings, beneathFindings, layerFindings, testOnlyFindings].flatMap((rule) =>
        rule(target.path, place.path),
      );
    case 'package':
      return packageFindings(target.to, target.entryPoint, place);
    case 'builtin':
      return everywhereFindings('node:*', place.path);
    case 'external':
      return [...everywhereFindings(target.name, place.path), ...declaredFindings(target.name, place.from)];
  }
}

function packageFindings(to: Package, entryPoint: string, { path, from }: Place): Finding[] {
  if (isInfra(from) || to.folder === from.folder) return [];
  if (isInfra(to)) return isTest(path) && to.folder === testkit ? [] : [intoInfra(from, to)];
  const name = entryPoint === '.' ? to.folder : `${to.folder}/${entryPoint.slice(2)}`;
  const allowed = mayImport[from.folder] ?? [];
  if (allowed.includes(name) || allowed.includes(to.folder)) {
    return [...foldingFindings(name, path), ...testOnlyFindings(name, path)];
  }
  return [{ rule: 'imports', says: `${from.folder} may not import ${name}` }];
}

function isInfra({ folder }: Package): boolean {
  return folder.startsWith('infra/');
}

function intoInfra(from: Package, to: Package): Finding {
  return { rule: 'infra', says: `${from.folder} imports ${to.folder}` };
}

/** A folder that must run everywhere may be stricter than its package: `search/folding` imports no other package. */
function foldingFindings(name: string, path: string): Finding[] {
  const folder = folderThatRunsEverywhere(path)?.folder;
  return folder?.split('/').includes('folding') ? [{ rule: 'everywhere', says: `${folder} imports ${name}` }] : [];
}

function everywhereFindings(name: string, path: string): Finding[] {
  const strict = folderThatRunsEverywhere(path);
  if (strict === undefined || isTest(path) || strict.externals.includes(name)) return [];
  return [{ rule: 'everywhere', says: `${strict.folder} runs everywhere and may not use ${name}` }];
}

function folderThatRunsEverywhere(path: string): (typeof everywhere)[number] | undefined {
  return everywhere.find(({ folder }) => path.startsWith(`${folder}/`));
}

const providedByTheRoot = ['vitest'];

function declaredFindings(name: string, { folder, dependencies, devDependencies }: Package): Finding[] {
  const declared = [...dependencies, ...devDependencies, ...providedByTheRoot];
  if (declared.includes(name) || declared.includes(`@types/${name}`)) return [];
  return [{ rule: 'declared', says: `${folder}/package.json does not name ${name}` }];
}

function testOnlyFindings(target: string, path: string): Finding[] {
  return isTest(target) && !isTest(path) ? [{ rule: 'test-only', says: `${target} is for tests only` }] : [];
}

function siblingFindings(target: string, path: string): Finding[] {
  const parent = siblings.find((folder) => path.startsWith(`${folder}/`) && target.startsWith(`${folder}/`));
  if (parent === undefined) return [];
  const [from, to] = [path, target].map((file) => file.slice(parent.length + 1).split('/')[0]);
  return from === to ? [] : [{ rule: 'sibling', says: `feature ${from} imports its sibling ${to}` }];
}

const stands = (path: string, folders: readonly string[]) => folders.find((folder) => path.startsWith(`${folder}/`));

function beneathFindings(target: string, path: string): Finding[] {
  const above = stands(target, beneath.above);
  const folder = stands(path, beneath.folders);
  if (above === undefined || folder === undefined || isTest(path)) return [];
  return [{ rule: 'beneath', says: `${folder} lies beneath ${above} and may not import it` }];
}

/** How high a file stands within `layers`; `undefined` outside of it. */
function heightOf(path: string): number | undefined {
  const { within, order } = layers;
  if (!path.startsWith(`${within}/`)) return undefined;
  const found = order.findIndex((folder) => path.startsWith(`${within}/${folder}/`));
  return found === -1 ? order.length : found;
}

function layerFindings(target: string, path: string): Finding[] {
  const [from, to] = [heightOf(path), heightOf(target)];
  if (from === undefined || to === undefined || to <= from || isTest(path)) return [];
  return [{ rule: 'layer', says: `${target} lies above ${layers.order[from]}, which may not import it` }];
}
