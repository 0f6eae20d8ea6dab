import { join, resolve } from 'node:path';
import { build, loadConfigFromFile, mergeConfig, type Plugin, type PluginOption } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../../../pwa');
const DOOR = join(ROOT, 'src/offline/testing/chaos-hooks.ts');
const ENTRY = join(ROOT, 'src/app/main.tsx');

/** What only a build that is handed out needs: packing, and the bar on its weight. */
const NOT_NEEDED: ReadonlySet<string> = new Set(['meikan:precompress', 'meikan:initial-weight']);

/** Lets the app's entry load the hooks of the chaos runs; no other build holds them. The release makes each build another one. */
function withHooks(release: string): Plugin {
  return {
    name: 'meikan:chaos-hooks',
    enforce: 'pre',
    transform(code, id) {
      // The package says that its modules do nothing by being loaded; this one does.
      if (id === DOOR) return { code, moduleSideEffects: true };
      if (id !== ENTRY) return null;
      return `${code}\ndocument.documentElement.dataset.release = '${release}';\nvoid import(${JSON.stringify(DOOR)});\n`;
    },
  };
}

async function flat(option: PluginOption): Promise<readonly Plugin[]> {
  const settled = await option;
  if (Array.isArray(settled)) return (await Promise.all(settled.map(flat))).flat();
  return settled ? [settled as Plugin] : [];
}

/** Builds the PWA as it is, with the hooks in it, into `outDir`. */
export async function buildWithHooks(outDir: string, release: string): Promise<void> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(ROOT, 'vite.config.ts'), ROOT);
  if (!loaded) throw new Error('the PWA has no vite.config.ts');
  const { plugins, ...config } = loaded.config;
  const kept = (await flat(plugins ?? [])).filter(({ name }) => !NOT_NEEDED.has(name));
  await build(
    mergeConfig(
      { ...config, plugins: kept },
      {
        configFile: false,
        logLevel: 'warn',
        plugins: [withHooks(release)],
        build: { outDir, emptyOutDir: true, sourcemap: false, reportCompressedSize: false },
      },
    ),
  );
}
