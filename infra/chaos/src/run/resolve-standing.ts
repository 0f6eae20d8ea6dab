import type { Random } from '@meikan/testkit';
import { setsOfCommand } from '../application/written-values.ts';
import type { Device } from '../browser/device.ts';
import type { SeenRow } from '../browser/hooks.ts';
import type { Sets, StandingThere } from '../oracle/claim.ts';
import type { Diary } from './diary.ts';

/** Does with everything that stands on a device what a person might do, and writes it down. Answers how many there were. */
export async function resolveStanding(device: Device, diary: Diary, random: Random): Promise<number> {
  const rows = await device.withHooks((hooks) => hooks.rows());
  const standing = rows.filter(({ status }) => status === 'standing');
  for (const row of standing) await resolve(row);
  return standing.length;

  /** Sent, its answer lost, and then a request refused as a whole: it may have arrived the first time. */
  function giveUp({ stream, sent }: SeenRow, sets: Sets): void {
    diary.giveUp(device.name, stream, sets, sent);
  }

  async function resolve(row: SeenRow): Promise<void> {
    if (row.trouble?.kind === 'conflict') return decide(row, row.trouble.fields ?? []);
    if (row.trouble?.kind === 'refused' && random.chance(0.5)) {
      await device.withHooks((hooks) => hooks.retry(row.id));
      return;
    }
    for (const one of hangingOn(row, rows)) giveUp(one, setsOf(one));
    await device.withHooks((hooks) => hooks.discard(row.id));
  }

  async function decide(row: SeenRow, fields: readonly string[]): Promise<void> {
    const choices = Object.fromEntries(fields.map((field) => [field, random.pick(['mine', 'theirs'] as const)]));
    const theirs = Object.entries(setsOf(row)).filter(([field]) => choices[field] === 'theirs');
    giveUp(row, Object.fromEntries(theirs));
    await device.withHooks((hooks) => hooks.decide(row.id, choices));
  }
}

/** What has no sense without a row: edits of the article that it would make. Anything else that goes with it is found lost. */
function hangingOn(row: SeenRow, rows: readonly SeenRow[]): readonly SeenRow[] {
  const makes = row.type === 'register-article';
  return rows.filter((other) => other.id === row.id || (makes && other.stream === row.stream));
}

/** What is still in a device's queue, as the oracle reads it. That it is there and does not go is another finding. */
export async function standingOn(device: Device): Promise<StandingThere[]> {
  const rows = await device.withHooks((hooks) => hooks.rows());
  return rows.map((row) => ({ device: device.name, stream: row.stream, sets: setsOf(row) }));
}

const setsOf = ({ type, data }: SeenRow) => setsOfCommand(type, data);
