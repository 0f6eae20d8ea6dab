import { posix } from 'node:path';
import type { Room } from './rooms.ts';

/** What an import leads to. */
export type Target =
  | { readonly kind: 'same-room'; readonly path: string }
  | { readonly kind: 'room'; readonly room: Room; readonly door: string }
  | { readonly kind: 'past-the-door'; readonly where: string }
  | { readonly kind: 'builtin' }
  | { readonly kind: 'package'; readonly name: string };

/** Finds out where `specifier`, written in the file `from` of the room `here`, leads to. */
export function targetOf(specifier: string, from: string, here: Room, rooms: readonly Room[]): Target {
  if (specifier.startsWith('.')) return relativeTarget(specifier, from, here);
  if (specifier.startsWith('node:')) return { kind: 'builtin' };
  const name = packageName(specifier);
  const room = rooms.find((candidate) => candidate.name === name);
  if (room === undefined) return { kind: 'package', name };
  const door = `.${specifier.slice(name.length)}`;
  return room.doors.includes(door) ? { kind: 'room', room, door } : { kind: 'past-the-door', where: specifier };
}

function relativeTarget(specifier: string, from: string, here: Room): Target {
  const path = posix.join(posix.dirname(from), specifier);
  return path.startsWith(`${here.folder}/`) ? { kind: 'same-room', path } : { kind: 'past-the-door', where: path };
}

function packageName(specifier: string): string {
  const [scope = '', name] = specifier.split('/');
  return scope.startsWith('@') && name !== undefined ? `${scope}/${name}` : scope;
}
