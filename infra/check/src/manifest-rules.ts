import type { Room } from './rooms.ts';
import { looksInto, testkit } from './table.ts';
import type { Violation } from './violation.ts';

/** Where package.json or tsconfig.json of a room disagree with the table, or with each other. */
export function judgeManifest(room: Room, rooms: readonly Room[]): Violation[] {
  const inRooms = (names: readonly string[]): string[] =>
    names.flatMap((name) => rooms.find((candidate) => candidate.name === name)?.folder ?? []);
  const used = inRooms(room.dependencies);
  const usedByTests = inRooms(room.devDependencies);
  const says = [
    ...forbidden(room, used).map((folder) => `depends on ${folder}, which it may not look into`),
    ...forbiddenInTests(room, usedByTests).map(
      (folder) => `has the devDependency ${folder}; tests only get ${testkit}`,
    ),
    ...unequal(
      [...used, ...usedByTests],
      room.references.filter((folder) => rooms.some((r) => r.folder === folder)),
    ),
  ];
  return says.map((text) => ({ rule: 'manifest', path: `${room.folder}/package.json`, line: 1, says: text }));
}

function forbidden({ folder }: Room, used: readonly string[]): string[] {
  if (folder.startsWith('infra/')) return [];
  const allowed = (looksInto[folder] ?? []).map((door) => door.split('/')[0]);
  return used.filter((other) => !allowed.includes(other));
}

function forbiddenInTests({ folder }: Room, used: readonly string[]): string[] {
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
