import { readdir, readFile } from 'node:fs/promises';

/** What the kernel tells of a process (proc(5)): clock ticks of itself, and of the children that it has waited for. */
type Seen = { readonly parent: number; readonly ticks: number };

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
  return { parent: fields[1] ?? 0, ticks: utime + stime + cutime + cstime };
}

async function processes(): Promise<ReadonlyMap<number, Seen>> {
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
function family(all: ReadonlyMap<number, Seen>, known: ReadonlySet<number>): Map<number, Seen> {
  const members = new Map([...all].filter(([id]) => known.has(id)));
  for (let size = -1; size !== members.size; ) {
    size = members.size;
    for (const [id, seen] of all) if (members.has(seen.parent)) members.set(id, seen);
  }
  return members;
}

/**
 * Follows a process and everything that it starts, also what outlives whoever started it. What a process used that ended is
 * in the account of the parent that waited for it; of one without a parent, as it was last seen, half a second before its end.
 */
export function followCpu(root: number): FollowedCpu {
  let living = new Map<number, Seen>([[root, { parent: 0, ticks: 0 }]]);
  let gone = 0;
  const look = async () => {
    const next = family(await processes(), new Set(living.keys()));
    for (const [id, { parent, ticks }] of living) if (!next.has(id) && !next.has(parent)) gone += ticks;
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
      return ([...living.values()].reduce((sum, { ticks }) => sum + ticks, 0) + gone) / TICKS;
    },
    stop: () => clearInterval(timer),
  };
}
