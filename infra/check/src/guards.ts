import { judgeImport } from './import-rules.ts';
import { importsOf } from './imports.ts';
import { judgeJapanese } from './japanese-rule.ts';
import { judgeManifest } from './manifest-rules.ts';
import { type Room, roomsOf } from './rooms.ts';
import { type SourceFile, sourceFilesIn } from './source-file.ts';
import type { Violation } from './violation.ts';
import { judgeWords } from './words-rule.ts';

/** What the guards found in a house: every broken rule, and the files they read. */
export type Verdict = { readonly violations: readonly Violation[]; readonly files: readonly SourceFile[] };

/** Reads every room below `root` and judges its imports, its manifest and its texts. */
export async function judgeHouse(root: string): Promise<Verdict> {
  const rooms = await roomsOf(root);
  const judged = await Promise.all(rooms.map((room) => judgeRoom(root, room, rooms)));
  return {
    violations: judged.flatMap(({ violations }) => violations),
    files: judged.flatMap(({ files }) => files),
  };
}

async function judgeRoom(root: string, room: Room, rooms: readonly Room[]): Promise<Verdict> {
  const files = await sourceFilesIn(root, room.folder);
  const violations = files.flatMap((file) => [
    ...importsOf(file).flatMap((found) => judgeImport(found, { path: file.path, room, rooms })),
    ...judgeJapanese(file),
    ...judgeWords(file),
  ]);
  return { violations: [...judgeManifest(room, rooms), ...violations], files };
}
