import type { Import } from './imports.ts';
import type { Room } from './rooms.ts';
import { isTest } from './source-file.ts';
import { beneath, everywhere, looksInto, siblings, testkit } from './table.ts';
import { type Target, targetOf } from './target.ts';
import type { Violation } from './violation.ts';

type Place = { readonly path: string; readonly room: Room; readonly rooms: readonly Room[] };

type Finding = Pick<Violation, 'rule' | 'says'>;

/** What is wrong with one import of one file; nothing when all is well. */
export function judgeImport(found: Import, place: Place): Violation[] {
  const target = targetOf(found.specifier, place.path, place.room, place.rooms);
  return findings(target, place).map((finding) => ({ ...finding, path: place.path, line: found.line }));
}

function findings(target: Target, place: Place): Finding[] {
  switch (target.kind) {
    case 'past-the-door':
      return [{ rule: 'door', says: `goes past the door: ${target.where}` }];
    case 'same-room':
      return [siblingFindings, beneathFindings, testOnlyFindings].flatMap((rule) => rule(target.path, place.path));
    case 'room':
      return roomFindings(target.room, target.door, place);
    case 'builtin':
      return everywhereFindings('node:*', place.path);
    case 'package':
      return [...everywhereFindings(target.name, place.path), ...declaredFindings(target.name, place.room)];
  }
}

function roomFindings(target: Room, door: string, { path, room }: Place): Finding[] {
  if (isInfra(room) || target.folder === room.folder) return [];
  if (isInfra(target)) return isTest(path) && target.folder === testkit ? [] : [intoInfra(room, target)];
  const name = door === '.' ? target.folder : `${target.folder}/${door.slice(2)}`;
  const allowed = looksInto[room.folder] ?? [];
  if (allowed.includes(name) || allowed.includes(target.folder)) {
    return [...foldingFindings(name, path), ...testOnlyFindings(name, path)];
  }
  return [{ rule: 'looks-into', says: `${room.folder} may not look into ${name}` }];
}

function isInfra({ folder }: Room): boolean {
  return folder.startsWith('infra/');
}

function intoInfra(room: Room, target: Room): Finding {
  return { rule: 'nobody-into-infra', says: `${room.folder} looks into ${target.folder}` };
}

/** A folder that must run everywhere may be stricter than its room: `search/folding` uses no other room. */
function foldingFindings(name: string, path: string): Finding[] {
  const folder = folderThatRunsEverywhere(path)?.folder;
  return folder?.split('/').includes('folding') ? [{ rule: 'everywhere', says: `${folder} looks into ${name}` }] : [];
}

function everywhereFindings(name: string, path: string): Finding[] {
  const strict = folderThatRunsEverywhere(path);
  if (strict === undefined || isTest(path) || strict.packages.includes(name)) return [];
  return [{ rule: 'everywhere', says: `${strict.folder} runs everywhere and may not use ${name}` }];
}

function folderThatRunsEverywhere(path: string): (typeof everywhere)[number] | undefined {
  return everywhere.find(({ folder }) => path.startsWith(`${folder}/`));
}

const providedByTheRoot = ['vitest'];

function declaredFindings(name: string, { folder, dependencies, devDependencies }: Room): Finding[] {
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
  return [{ rule: 'beneath', says: `${folder} lies beneath ${above} and does not know it` }];
}
