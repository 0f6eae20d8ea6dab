import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@meikan/platform';

/** Files of builds that were served here, the present one and former ones. */
export type KeptAssets = {
  readonly folder: string;
  has(name: string): Promise<boolean>;
  /** Takes the present build in, and lets go of what is too old. Call it at least once a day. */
  renew(): Promise<Renewal>;
};
/** `tooSoon`: files that went before their time, since the folder was full. */
export type Renewal = { readonly kept: number; readonly bytes: number; readonly tooSoon: number };

/** Pages that were opened before a release go on for days: their files stay this long after the last day they were served. */
const KEPT_MS = 31 * 24 * 60 * 60 * 1000;
/** About fifty builds in which every file changed. */
const MOST_BYTES = 100 * 1024 * 1024;
/** What a build calls its files: the hash of their content stands in the name. */
const NAME = /^[\w$-]+-[\w-]{8}\.(?:js|css|svg)(?:\.br|\.gz)?$/;

type Place = { readonly dist: string; readonly folder: string; readonly clock: Clock; readonly mostBytes?: number };
type File = { readonly name: string; readonly bytes: number; readonly servedAt: number };

/**
 * A folder in which the files of every build that is served stay for a month (F47): an open page asks for the parts
 * of its own build, whatever was released since. Any number of processes may share it: a file's date says when it was last
 * part of what one of them serves, and nothing else is written down.
 */
export function openKeptAssets({ dist, folder, clock, mostBytes = MOST_BYTES }: Place): KeptAssets {
  const built = join(dist, 'assets');
  return {
    folder,
    has: async (name) => NAME.test(name) && (await isFile(join(folder, name))),
    async renew() {
      await mkdir(folder, { recursive: true });
      const now = clock.now();
      const present = new Set((await readdir(built)).filter((name) => NAME.test(name)));
      for (const name of present) await take(join(built, name), join(folder, name), now);
      const going = pickGoing(await filesIn(folder), { present, now, mostBytes });
      for (const { name } of going.files) await rm(join(folder, name), { force: true });
      return { kept: going.left, bytes: going.bytes, tooSoon: going.tooSoon };
    },
  };
}

type Rule = { readonly present: ReadonlySet<string>; readonly now: Date; readonly mostBytes: number };

/** Who goes: what is too old, then the oldest until the rest fits. The present build stays whatever it weighs. */
function pickGoing(files: readonly File[], { present, now, mostBytes }: Rule) {
  const going: File[] = [];
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  let tooSoon = 0;
  for (const file of files.filter(({ name }) => !present.has(name)).sort((a, b) => a.servedAt - b.servedAt)) {
    const old = now.getTime() - file.servedAt > KEPT_MS;
    if (!old && bytes <= mostBytes) break;
    going.push(file);
    bytes -= file.bytes;
    tooSoon += old ? 0 : 1;
  }
  return { files: going, left: files.length - going.length, bytes, tooSoon };
}

/** Copied beside and renamed, so that no process sends half a file. The date is that of being served. */
async function take(from: string, to: string, servedAt: Date): Promise<void> {
  if (!(await isFile(to))) {
    const draft = `${to}.${process.pid}.part`;
    await copyFile(from, draft);
    await rename(draft, to);
  }
  await utimes(to, servedAt, servedAt);
}

async function filesIn(folder: string): Promise<readonly File[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  return Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return { name, bytes: size, servedAt: mtimeMs };
    }),
  );
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
