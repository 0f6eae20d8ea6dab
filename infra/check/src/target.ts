import { posix } from 'node:path';
import type { Package } from './packages.ts';

/** What an import leads to. */
export type Target =
  | { readonly kind: 'same-package'; readonly path: string }
  | { readonly kind: 'package'; readonly to: Package; readonly entryPoint: string }
  | { readonly kind: 'past-entry-point'; readonly where: string }
  | { readonly kind: 'builtin' }
  | { readonly kind: 'external'; readonly name: string };

/** Finds out where `specifier`, written in `file` of the package `from`, leads to. */
export function targetOf(specifier: string, file: string, from: Package, packages: readonly Package[]): Target {
  if (specifier.startsWith('.')) return relativeTarget(specifier, file, from);
  if (specifier.startsWith('node:')) return { kind: 'builtin' };
  const name = packageName(specifier);
  const to = packages.find((candidate) => candidate.name === name);
  if (to === undefined) return { kind: 'external', name };
  const entryPoint = `.${specifier.slice(name.length)}`;
  return to.entryPoints.includes(entryPoint)
    ? { kind: 'package', to, entryPoint }
    : { kind: 'past-entry-point', where: specifier };
}

function relativeTarget(specifier: string, file: string, from: Package): Target {
  const path = posix.join(posix.dirname(file), specifier);
  return path.startsWith(`${from.folder}/`)
    ? { kind: 'same-package', path }
    : { kind: 'past-entry-point', where: path };
}

function packageName(specifier: string): string {
  const [scope = '', name] = specifier.split('/');
  return scope.startsWith('@') && name !== undefined ? `${scope}/${name}` : scope;
}
