import { judgeImport } from './import-rules.ts';
import { importsOf } from './imports.ts';
import { judgeJapanese } from './japanese-rule.ts';
import { judgeManifest } from './manifest-rules.ts';
import { type Package, packagesIn } from './packages.ts';
import { judgeReadModel } from './read-model-rule.ts';
import { type SourceFile, sourceFilesIn } from './source-file.ts';
import type { Violation } from './violation.ts';
import { judgeWords } from './words-rule.ts';

/** What the guards found in a repository: every broken rule, and the files they read. */
export type Verdict = { readonly violations: readonly Violation[]; readonly files: readonly SourceFile[] };

/** Reads every package below `root` and judges its imports, its manifest and its texts. */
export async function judgeRepository(root: string): Promise<Verdict> {
  const packages = await packagesIn(root);
  const judged = await Promise.all(packages.map((one) => judgePackage(root, one, packages)));
  return {
    violations: judged.flatMap(({ violations }) => violations),
    files: judged.flatMap(({ files }) => files),
  };
}

async function judgePackage(root: string, from: Package, packages: readonly Package[]): Promise<Verdict> {
  const files = await sourceFilesIn(root, from.folder);
  const violations = files.flatMap((file) => [
    ...importsOf(file).flatMap((found) => judgeImport(found, { path: file.path, from, packages })),
    ...judgeJapanese(file),
    ...judgeWords(file),
    ...judgeReadModel(file),
  ]);
  return { violations: [...judgeManifest(from, packages), ...violations], files };
}
