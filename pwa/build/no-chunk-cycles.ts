import type { Plugin, Rolldown } from 'vite';

/** Files that import each other in a ring, as the ring; `undefined` when there is none. */
function ringIn(bundle: Rolldown.OutputBundle): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): readonly string[] | undefined => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || done.has(name)) return undefined;
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    for (const next of file.imports) {
      const ring = visit(next, [...path, name]);
      if (ring) return ring;
    }
    done.add(name);
    return undefined;
  };
  for (const name of Object.keys(bundle)) {
    const ring = visit(name, []);
    if (ring) return ring;
  }
  return undefined;
}

/** Fails the build when files import each other in a ring: a module would then run before what it imports. */
export function noChunkCycles(): Plugin {
  return {
    name: 'meikan:no-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const ring = ringIn(bundle);
      if (ring) this.error(`files import each other in a ring: ${ring.join(' → ')}`);
    },
  };
}
