import type { CommandHandler, EventLog } from '@meikan/event-log';
import type { Identity } from '@meikan/identity';
import type { Projections } from '@meikan/projections';
import type { Reactors } from '@meikan/reactors';
import type { Datasets } from '@meikan/workspace';
import type { FastifyInstance } from 'fastify';
import { openAccounts } from './accounts.ts';
import type { HouseOptions } from './house-options.ts';
import { serveRooms } from './serve-rooms.ts';
import { openStores } from './stores.ts';

/** All rooms in one process, ready to listen. Disposing it ends everything but the HTTP server, last opened first. */
export type House = AsyncDisposable & {
  readonly app: FastifyInstance;
  readonly log: EventLog;
  readonly handler: CommandHandler;
  readonly projections: Projections;
  readonly reactors: Reactors;
  readonly identity: Identity;
  readonly datasets: Datasets;
};

export async function openHouse(options: HouseOptions): Promise<House> {
  await using opened = new AsyncDisposableStack();
  const stores = await openStores(options, opened);
  const accounts = await openAccounts(options, stores, opened);
  const app = await serveRooms(options, stores, accounts);
  const { log, handler, projections, datasets } = stores;
  const held = opened.move();
  return {
    app,
    log,
    handler,
    projections,
    reactors: accounts.reactors,
    identity: accounts.identity,
    datasets,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
