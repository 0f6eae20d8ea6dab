import type { Random } from '@meikan/testkit';
import { DIRECTORY } from '../application/directory.ts';
import { type Edit, edits } from './edit.ts';

/** What the one who draws knows: who edits, on which of so many devices, and which articles that device has registered. */
export type Drawer = {
  readonly random: Random;
  readonly userId: string;
  readonly device: number;
  readonly devices: number;
  /** Articles that this device registered and has not removed; changed by drawing. */
  readonly articles: string[];
};

const TEXTS = ['job', 'workFor', 'livingAddress', 'overview'] as const;

/** Draws the next edit of a device. `name` is unique: it is the value that the edit sets. */
export function drawEdit(drawer: Drawer, name: string): Edit {
  const { random, userId } = drawer;
  const kind = random.int(100);
  if (kind < 34) return edits.profile(userId, { [random.pick(TEXTS)]: name });
  if (kind < 40) return edits.profile(userId, { job: name, overview: name });
  if (kind < 45) return edits.sns(userId, name.replaceAll('-', '_'));
  if (kind < 52) return edits.work(userId, name);
  if (kind < 76) return drawOfArticles(drawer, name);
  return drawSwitch(drawer);
}

function drawOfArticles({ random, userId, articles }: Drawer, name: string): Edit {
  const step = random.int(10);
  if (articles.length === 0 || (step < 3 && articles.length < 8)) {
    const id = `a-${name}`;
    articles.push(id);
    return edits.register(userId, id, name);
  }
  const id = random.pick(articles);
  if (step < 8) return edits.rename(userId, id, name);
  articles.splice(articles.indexOf(id), 1);
  return edits.remove(userId, id);
}

/** Each device turns switches of its own. */
function drawSwitch({ random, userId, device, devices }: Drawer): Edit {
  const own = (ids: readonly string[]) => random.pick(ids.filter((_, index) => index % devices === device));
  const value = random.chance(0.6);
  const kind = random.int(3);
  if (kind === 0) return edits.follow(userId, own(DIRECTORY.people), value);
  if (kind === 1) return edits.usage(userId, own(DIRECTORY.services), value);
  return edits.bookmark(userId, own(DIRECTORY.articles), value);
}
