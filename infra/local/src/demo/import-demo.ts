import type { CommandHandler, EventLog } from '@meikan/event-log';
import pMap from 'p-map';
import { assignmentUnit } from './companies/membership-unit.ts';
import { type DemoAccount, demoAccounts } from './demo-accounts.ts';
import { countUnits, type DemoScale, type DemoSize, demoUnits } from './demo-units.ts';
import { loadPack } from './pack.ts';
import { commandIdOf, type Edition, STAGES, type Stage, type Step, type Unit } from './step.ts';

/** How far the import is. A unit is one stream: a company, a person, an item, a link. */
export type DemoProgress = { readonly stage: Stage | 'accounts'; readonly done: number; readonly total: number };

/** What the commands came to. `appended` is 0 when everything was there already. */
export type DemoSummary = { readonly units: number; readonly commands: number; readonly appended: number };

export type ImportDemoOptions = {
  readonly handler: CommandHandler;
  /** Opens accounts with a mail address, and a password where one is given; must do nothing for those that exist. */
  readonly seedAccounts: (accounts: readonly DemoAccount[]) => Promise<void>;
  readonly size: DemoSize;
  /** Another seed makes other command ids and, for `large`, other companies and people. */
  readonly seed: number;
  readonly onProgress?: (progress: DemoProgress) => void;
};

/** A command of the demo was not accepted: the pack or the generator breaks a rule of the domain. */
export class DemoRefused extends Error {
  override readonly name = 'DemoRefused';

  constructor({ stream, command }: Step, reason: string) {
    super(`demo data was refused: ${command.type} on ${stream}: ${reason} ${JSON.stringify(command.data)}`);
  }
}

/** Enough that group commit fills its pages; more only waits. */
const IN_FLIGHT = 64;
const TELL_EVERY = 50;

const editionOf = ({ size, seed }: DemoScale): Edition => `${size}-${seed}`;

/** Whether an import of this size and seed came to its end; one that was cut off is carried on by importing again. */
export async function isDemoImported(log: Pick<EventLog, 'findReceipt'>, scale: DemoScale): Promise<boolean> {
  const { steps } = assignmentUnit(await loadPack());
  const ids = steps.map(({ stream, command }) => commandIdOf(editionOf(scale), stream, command));
  const receipts = await Promise.all(ids.map((commandId) => log.findReceipt({ commandId })));
  return receipts.every((receipt) => receipt !== null);
}

/** Sends one command; answers whether it appended anything. */
async function send(step: Step, { handler, size, seed }: ImportDemoOptions): Promise<boolean> {
  const outcome = await step.send(handler, editionOf({ size, seed }));
  switch (outcome.kind) {
    case 'handled':
      return !outcome.repeated;
    case 'unchanged':
      return false;
    case 'refused':
      throw new DemoRefused(step, JSON.stringify(outcome.refusal));
    case 'conflict':
    case 'reused-command-id':
      throw new DemoRefused(step, outcome.kind);
  }
}

/** Cuts a lazy sequence where the stage changes, without holding it in memory. */
function stageOf(units: Iterator<Unit>, stage: Stage, held: { unit: Unit | undefined }): Iterable<Unit> {
  return {
    *[Symbol.iterator]() {
      while (held.unit?.stage === stage) {
        const { unit } = held;
        const next = units.next();
        held.unit = next.done ? undefined : next.value;
        yield unit;
      }
    },
  };
}

/**
 * Sends the demo through the command road, stage after stage: companies, people, their articles, then what links them.
 * Importing again with the same seed repeats every command and appends nothing. Throws DemoRefused at the first no.
 */
export async function importDemo(options: ImportDemoOptions): Promise<DemoSummary> {
  const pack = await loadPack();
  const scale = { size: options.size, seed: options.seed };
  const total = countUnits(pack, scale);
  const tell = options.onProgress ?? (() => {});
  const sum = { units: 0, commands: 0, appended: 0 };
  tell({ stage: 'accounts', done: 0, total });
  await options.seedAccounts(demoAccounts(pack));
  const units = demoUnits(pack, scale)[Symbol.iterator]();
  const first = units.next();
  const held = { unit: first.done ? undefined : first.value };
  for (const stage of STAGES) {
    const work = async ({ steps }: Unit) => {
      for (const step of steps) {
        // Read after the wait: other units count meanwhile.
        const appended = await send(step, options);
        if (appended) sum.appended += 1;
      }
      sum.commands += steps.length;
      sum.units += 1;
      if (sum.units % TELL_EVERY === 0) tell({ stage, done: sum.units, total });
    };
    await pMap(stageOf(units, stage, held), work, { concurrency: IN_FLIGHT });
    tell({ stage, done: sum.units, total });
  }
  return sum;
}
