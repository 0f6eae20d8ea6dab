import { readdir, readFile } from 'node:fs/promises';

/** What the kernel tells of a process (proc(5)): clock ticks of itself, and of all below it that was waited for. */
export type Seen = { readonly parent: number; readonly own: number; readonly waitedFor: number };
/** Processes by their ids. */
export type Processes = ReadonlyMap<number, Seen>;

/** Linux counts in hundredths of a second, on every machine that has Node. */
const TICKS = 100;
const LOOK_MS = 500;

/** CPU time, user and system, that a process and all that came from it have used. */
export type FollowedCpu = {
  /** Seconds so far. */
  read(): Promise<number>;
  stop(): void;
};

/** Whether this machine tells what its processes use. */
export const canFollow = process.platform === 'linux';

function parse(stat: string): Seen {
  // The name of the program stands in brackets and may hold anything.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, own: utime + stime, waitedFor: cutime + cstime };
}

async function processes(): Promise<Processes> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const seen = new Map<number, Seen>();
  for (const id of ids) {
    // It may have ended since it was listed.
    const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null);
    if (stat !== null) seen.set(Number(id), parse(stat));
  }
  return seen;
}

/** Those of `all` that come from a process of `known`, and `known` itself, as far as it lives. */
function family(all: Processes, known: ReadonlySet<number>): Processes {
  const members = new Map([...all].filter(([id]) => known.has(id)));
  for (let size = -1; size !== members.size; ) {
    size = members.size;
    for (const [id, seen] of all) if (members.has(seen.parent)) members.set(id, seen);
  }
  return members;
}

const ticksOf = (seen: Seen | undefined): number => (seen ? seen.own + seen.waitedFor : 0);

/** The nearest process above another that still lives; undefined where none does. */
function livingAbove(id: number, before: Processes, now: Processes): number | undefined {
  const parent = before.get(id)?.parent;
  return parent === undefined || now.has(parent) ? parent : livingAbove(parent, before, now);
}

/**
 * Ticks of processes that ended between two looks and that nobody waited for, as they were last seen: what was waited for stands
 * in the account of the nearest process above that still lives, even where several ended at once, each waiting for the next.
 */
export function lostBetween(before: Processes, now: Processes): number {
  const ended = [...before.keys()].filter((id) => !now.has(id));
  const byHeir = Map.groupBy(ended, (id) => livingAbove(id, before, now));
  return [...byHeir].reduce((lost, [heir, ids]) => {
    const used = ids.reduce((sum, id) => sum + ticksOf(before.get(id)), 0);
    const inherited = heir === undefined ? 0 : (now.get(heir)?.waitedFor ?? 0) - (before.get(heir)?.waitedFor ?? 0);
    return lost + Math.max(0, used - inherited);
  }, 0);
}

/**
 * Follows a process and everything that it starts, also what outlives whoever started it; what one used in the last half second
 * before an end that nobody waited for is not seen.
 */
export function followCpu(root: number): FollowedCpu {
  let living: Processes = new Map([[root, { parent: 0, own: 0, waitedFor: 0 }]]);
  let lost = 0;
  const look = async () => {
    const next = family(await processes(), new Set(living.keys()));
    lost += lostBetween(living, next);
    living = next;
  };
  let last = look();
  const timer = setInterval(() => {
    last = last.then(look);
  }, LOOK_MS);
  return {
    async read() {
      last = last.then(look);
      await last;
      return ([...living.values()].reduce((sum, seen) => sum + ticksOf(seen), 0) + lost) / TICKS;
    },
    stop: () => clearInterval(timer),
  };
}
