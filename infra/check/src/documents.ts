import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Violation } from './violation.ts';

const quoted = /`([\w.$-]+(?:\/[\w.$-]+)*\/[\w.$-]*)`/g;
const linked = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;
/** What names a file or a folder, and not an entry point or a path of the wire. */
const file = /\.(tsx?|css|sql|json|ya?ml|md|png)$|\/$/;

/** Documents at the root and in `docs` name files, folders and links that are there. */
export async function judgeDocuments(root: string): Promise<Violation[]> {
  const top = await readdir(root);
  const judged = await Promise.all((await documentsIn(root)).map((path) => judgeDocument(root, path, top)));
  return judged.flat();
}

async function documentsIn(root: string): Promise<string[]> {
  const docs = await readdir(join(root, 'docs'), { recursive: true });
  return [...(await readdir(root)), ...docs.map((path) => `docs/${path}`)].filter((path) => path.endsWith('.md'));
}

async function judgeDocument(root: string, path: string, top: readonly string[]): Promise<Violation[]> {
  const lines = (await readFile(join(root, path), 'utf8')).split('\n');
  const named = lines.flatMap((words, index) => targetsIn(words, path, top).map((target) => ({ target, index })));
  const found = await Promise.all(
    named.map(async ({ target, index }) => {
      const there = await stat(join(root, target)).catch(() => undefined);
      return there ? [] : { rule: 'document' as const, path, line: index + 1, says: `${target} is not there` };
    }),
  );
  return found.flat();
}

function targetsIn(words: string, path: string, top: readonly string[]): string[] {
  const files = [...words.matchAll(quoted)].flatMap(([, target = '']) => (file.test(target) ? target : []));
  const links = [...words.matchAll(linked)].map(([, target = '']) => join(dirname(path), target));
  return [...files.filter((target) => top.includes(target.split('/')[0] ?? '')), ...links];
}
