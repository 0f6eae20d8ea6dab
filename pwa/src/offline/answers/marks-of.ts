import { bookmarkCommands, followCommands } from '@meikan/contracts';
import type { Mark } from '../cache/index.ts';
import type { Acked } from '../store/store.ts';

/** The stars and follows among the edits that came true; of several of the same thing the last. */
export function marksOf(came: readonly Acked[]): readonly Mark[] {
  const marks = new Map<string, Mark>();
  for (const { command } of came) {
    const mark = markOf(command);
    if (mark !== null) marks.set(`${mark.thing.kind} ${mark.thing.id}`, mark);
  }
  return [...marks.values()];
}

function markOf({ type, data }: Acked['command']): Mark | null {
  if (type === 'set-bookmark') {
    const star = bookmarkCommands['set-bookmark'].schema.safeParse(data);
    return star.success ? { thing: { kind: 'article', id: star.data.referenceId }, on: star.data.value } : null;
  }
  if (type !== 'set-follow') return null;
  const follow = followCommands['set-follow'].schema.safeParse(data);
  if (!follow.success) return null;
  const { kind, id } = follow.data.target;
  return { thing: { kind: kind === 'user' ? 'person' : kind, id }, on: follow.data.value };
}
