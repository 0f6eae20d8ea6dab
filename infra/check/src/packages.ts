import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A package as its package.json and tsconfig.json describe it. */
export type Package = {
  /** Folder relative to the root: `domain`, `infra/testkit`. */
  readonly folder: string;
  /** Name of the package: `@meikan/domain`. */
  readonly name: string;
  /** Entry points, as written in `exports`: `.`, `./read-model`. */
  readonly entryPoints: readonly string[];
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  /** Folders that its tsconfig.json references, relative to the root. */
  readonly references: readonly string[];
};

/** Every package of the repository: each folder with a package.json at the root or in `infra`. */
export async function packagesIn(root: string): Promise<Package[]> {
  const folders = [...(await foldersIn(root)), ...(await foldersIn(root, 'infra'))];
  const found = await Promise.all(folders.map((folder) => readPackage(root, folder)));
  return found.filter((one) => one !== undefined).sort((a, b) => a.folder.localeCompare(b.folder));
}

async function foldersIn(root: string, parent = ''): Promise<string[]> {
  const entries = await readdir(join(root, parent), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map(({ name }) => (parent === '' ? name : `${parent}/${name}`));
}

async function readPackage(root: string, folder: string): Promise<Package | undefined> {
  const manifest = await readJson(join(root, folder, 'package.json'));
  if (manifest === undefined) return undefined;
  const settings = (await readJson(join(root, folder, 'tsconfig.json'))) ?? {};
  return {
    folder,
    name: String(manifest.name),
    entryPoints: keysOf(manifest.exports),
    dependencies: keysOf(manifest.dependencies),
    devDependencies: keysOf(manifest.devDependencies),
    references: referencesOf(settings.references, folder),
  };
}

async function readJson(file: string): Promise<Record<string, unknown> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const value: unknown = JSON.parse(text);
  return isRecord(value) ? value : undefined;
}

function referencesOf(value: unknown, folder: string): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => (isRecord(entry) ? join(folder, String(entry.path)).replaceAll('\\', '/') : []));
}

function keysOf(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
